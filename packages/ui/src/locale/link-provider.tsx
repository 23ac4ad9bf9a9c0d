"use client";
import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";

export type AnchorProps = ComponentProps<"a"> & { href: string };

/** The app's router link. Receives `href` and every other attribute of an anchor. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | "a">("a");

/** Sets the link component that all components inside render. Without it they render plain anchors. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link through the app's router. Components render it instead of `<a>`. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props);
}
