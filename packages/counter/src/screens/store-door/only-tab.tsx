import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import type { ReactNode } from "react";
import { useOnlyTab } from "../../app/use-only-tab.js";
import { doorMessages as m } from "../../messages/index.js";

/** Shows what one tab of this browser alone may have. */
export function OnlyTab({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useMessages();
  const { tab, take } = useOnlyTab(name);
  if (tab === "here") return children;
  if (tab === "asking") return null;
  return (
    <main
      data-slot="other-tab"
      className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center"
    >
      <h1 className="heading text-title">{t(m.otherTab)}</h1>
      <p className="text-muted">{t(m.otherTabText)}</p>
      <Button onClick={take}>{t(m.useHere)}</Button>
    </main>
  );
}
