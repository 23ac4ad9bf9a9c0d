import { LinkProvider, type AnchorProps } from "@talabee/ui/locale";
import type { ReactNode } from "react";
import { BrowserRouter, Link } from "react-router";

/** A door whose screens have addresses. */
export function RoutedDoor({ door, children }: { door: string; children: ReactNode }) {
  return (
    <BrowserRouter basename={`/${door}`}>
      <LinkProvider link={RouterLink}>{children}</LinkProvider>
    </BrowserRouter>
  );
}

function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link {...rest} to={href} />;
}
