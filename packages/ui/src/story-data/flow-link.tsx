import { createContext, use } from "react";
import type { AnchorProps } from "../locale/index.js";

/** Changes the place of the flow: "home", "store/bayt-al-machboos" … */
export const NavigateContext = createContext<(place: string) => void>(() => {});

/** Link of the flow: changes the place instead of the page's address. */
export function FlowLink({ href, onClick, children, ...rest }: AnchorProps) {
  const navigate = use(NavigateContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href.replace(/^[#/]/, ""));
      }}
    >
      {children}
    </a>
  );
}
