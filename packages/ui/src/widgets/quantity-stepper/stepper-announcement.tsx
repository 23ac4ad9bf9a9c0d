"use client";
import { useMessages, catalogueMessages } from "../../locale/index.js";

/** Announces a changed quantity; silent on mount. */
export function Announcement({ name, value, limited }: { name: string; value: number; limited: boolean }) {
  const { t } = useMessages();
  return (
    <output data-slot="stepper-announcement" className="sr-only">
      {t(catalogueMessages.quantityNow, { name, count: value })}
      {limited && ` ${t(catalogueMessages.allWeHave)}`}
    </output>
  );
}
