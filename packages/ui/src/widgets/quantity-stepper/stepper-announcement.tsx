import type { ReactNode } from "react";
import { catalogueMessages, type Messages } from "../../locale/index.js";

/** Announces a changed quantity; silent on mount. A function, not a component: each card of a long list has one. */
export function announcement(
  { t }: Messages,
  { name, value, limited }: { name: string; value: number; limited: boolean },
): ReactNode {
  return (
    <output data-slot="stepper-announcement" className="sr-only">
      {`${t(catalogueMessages.quantityNow, { name, count: value })}${limited ? ` ${t(catalogueMessages.allWeHave)}` : ""}`}
    </output>
  );
}
