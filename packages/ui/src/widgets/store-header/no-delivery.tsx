"use client";
import { MapPinOff } from "../../primitives/icon/icon-nodes.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";

/**
 * Replaces the facts of a store that does not deliver to the customer's place. As high as they are, since it appears
 * after the page was rendered and must move nothing.
 */
export function NoDelivery({ onChangePlace }: { onChangePlace?: (() => void) | undefined }) {
  const { t } = useMessages();
  return (
    <div
      data-slot="store-no-delivery"
      className="flex min-h-10 items-center gap-3 border-y border-border py-3.5 large:border-0"
    >
      <Icon of={MapPinOff} className="flex-none text-warning-text" />
      <p className="min-w-0 flex-1 text-small font-semibold">{t(catalogueMessages.noDeliveryHere)}</p>
      {onChangePlace && (
        <Button variant="soft" size="small" aria-haspopup="dialog" onClick={onChangePlace}>
          {t(catalogueMessages.changePlace)}
        </Button>
      )}
    </div>
  );
}
