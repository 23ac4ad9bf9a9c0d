import { ThemeToggle } from "@talabee/ui/widgets/theme-toggle";
import { usePreference, useShop } from "../platform/index.js";

/** Switches the shop's theme. */
export function ShopThemeToggle() {
  const { theme } = useShop();
  return <ThemeToggle theme={usePreference(theme)} onThemeChange={theme.set} />;
}
