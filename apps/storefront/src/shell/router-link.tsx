import type { AnchorProps } from "@talabee/ui/locale";
import { Link } from "react-router-dom";

/** The link of all components, which navigates within the storefront without a reload. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  if (/^(https?:|mailto:|tel:|#)/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
