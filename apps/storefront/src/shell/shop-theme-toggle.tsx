import { ThemeToggle } from "@talabee/ui/widgets/theme-toggle";
import { useSyncExternalStore } from "react";
import { useShop } from "../platform/index.js";

/** A page of a server is the same in both themes. */
const unknown = () => null;

/** Switches the shop's theme. */
export function ShopThemeToggle() {
  const { theme } = useShop();
  const current = useSyncExternalStore(theme.subscribe, theme.get, unknown);
  return <ThemeToggle theme={current} onThemeChange={theme.set} />;
}
