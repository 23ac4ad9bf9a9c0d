import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import type { ReactNode } from "react";
import { useOnlyTab } from "./use-only-tab.js";
import { doorMessages as m } from "../messages/index.js";

export interface OnlyTabProps {
  name: string;
  /** What another tab shows, and why two of them are one too many. */
  title: string;
  text: string;
  children: ReactNode;
}

/** Shows what one tab of this browser alone may have. */
export function OnlyTab({ name, title, text, children }: OnlyTabProps) {
  const { t } = useMessages();
  const { tab, take } = useOnlyTab(name);
  if (tab === "here") return children;
  if (tab === "asking") return null;
  return (
    <main
      data-slot="other-tab"
      className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center"
    >
      <h1 className="heading text-title">{title}</h1>
      <p className="text-muted">{text}</p>
      <Button onClick={take}>{t(m.useHere)}</Button>
    </main>
  );
}
