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

/** The app's router link. It gets `href` and every other attribute of an anchor. */
export type LinkComponent = ComponentType<AnchorProps>;

const LinkContext = createContext<LinkComponent | "a">("a");

/** Tells every part which link to render. Without it parts render plain anchors. */
export function LinkProvider({ link, children }: { link: LinkComponent; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An anchor through the app's router: what every part renders instead of `<a>`. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props);
}
