import type { ReactNode } from "react";
import { catalogueMessages, type Messages } from "../../locale/index.js";

/**
 * Announces a quantity that was changed here; says nothing of one that came with the page or from elsewhere: a server's page has
 * none yet. A function, not a component: each card of a long list has one.
 */
export function announcement(
  { t }: Messages,
  { name, value, limited, isTouched }: { name: string; value: number; limited: boolean; isTouched: boolean },
): ReactNode {
  return (
    <output data-slot="stepper-announcement" className="sr-only">
      {isTouched &&
        `${t(catalogueMessages.quantityNow, { name, count: value })}${limited ? ` ${t(catalogueMessages.allWeHave)}` : ""}`}
    </output>
  );
}
