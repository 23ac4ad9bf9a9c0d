import { followInApp } from "@talabee/ui/app";
import type { AnchorProps } from "@talabee/ui/locale";
import { openPath } from "../features/notifications/index.js";
import { useShop } from "../platform/index.js";

/** The link of all components, which navigates within the storefront without a reload. */
export function RouterLink({ href, onClick, children, ...rest }: AnchorProps) {
  const shop = useShop();
  return (
    <a {...rest} href={href} onClick={(event) => followInApp(event, onClick, (path) => openPath(shop, path))}>
      {children}
    </a>
  );
}
