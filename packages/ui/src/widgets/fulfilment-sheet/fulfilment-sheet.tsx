"use client";
import { useState, type ComponentProps } from "react";
import { useMessages, shellMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { OrderTypeSwitch } from "../order-type-switch/index.js";
import { type OrderTypeKind, orderTypeTable } from "../order-type-switch/order-type-table.js";
import { isAbroad, PlaceField, type PlaceFieldProps, type PlaceValue } from "./place-field.js";
import { LaterField, type LaterFieldProps, listedTime } from "./later-field.js";

export type { PlaceValue };

/** How, where and when a customer wants to receive their orders. */
export interface FulfilmentValue {
  orderType: OrderTypeKind;
  /** Null is no place of their own. */
  place: PlaceValue | null;
  /** Requested time (ISO-8601); null is as soon as possible. */
  at: string | null;
}

/** `ref` and other props are applied to the sheet's panel. */
export interface FulfilmentSheetProps
  extends
    Omit<PlaceFieldProps, "value" | "onValueChange">,
    Pick<LaterFieldProps, "days" | "onRetryDays">,
    Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  orderTypes: readonly OrderTypeKind[];
  value: FulfilmentValue;
  /** Called on confirmation only. */
  onValueChange: (value: FulfilmentValue) => void;
}

/** Asks how, where and when orders are wanted (REQ-CATALOG-44). Applies on confirmation only. */
export function FulfilmentSheet({
  open,
  onOpenChange,
  orderTypes,
  value,
  onValueChange,
  addresses,
  onRetryAddresses,
  addressesHref,
  days,
  onRetryDays,
  tiles,
  locate,
  serves,
  ...rest
}: FulfilmentSheetProps) {
  const { t } = useMessages();
  const [chosen, setDraft] = useState(value);
  // Each opening starts from the current value.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(value);
  }
  // The time that is shown is the one that is confirmed: a chosen one may have passed, also while the sheet is open.
  const draft = { ...chosen, at: listedTime(days, chosen.at) };
  const change = (part: Partial<FulfilmentValue>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={t(shellMessages.whereAndWhen)}
      description={t(shellMessages.whereAndWhenText)}
      footer={
        <Button
          wide
          // The field says why.
          disabled={orderTypeTable[draft.orderType].isBrought && isAbroad(draft.place, serves)}
          onClick={() => {
            onValueChange(draft);
            onOpenChange(false);
          }}
        >
          {t(shellMessages.showStores)}
        </Button>
      }
    >
      <div data-slot="fulfilment-sheet" className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-2">
        <OrderTypeSwitch
          wide
          options={orderTypes}
          value={draft.orderType}
          onValueChange={(orderType) => change({ orderType })}
        />
        <PlaceField
          {...{ addresses, onRetryAddresses, addressesHref, tiles, locate, serves }}
          value={draft.place}
          onValueChange={(place) => change({ place })}
        />
        <LaterField {...{ days, onRetryDays }} value={draft.at} onValueChange={(at) => change({ at })} />
      </div>
    </Sheet>
  );
}
