import type { AnchorProps } from "@talabee/ui/locale";
import { Link } from "react-router-dom";

/** The link of all parts: within the storefront without a reload. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return /^(https?:|mailto:|tel:|#)/.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />;
}
