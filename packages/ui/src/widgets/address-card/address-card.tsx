"use client";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, checkoutMessages, cartMessages } from "../../locale/index.js";
import { Card } from "../../primitives/card/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { cx } from "../../lib/cx.js";
import type { AddressData, AddressLabel } from "./address-data.js";
import { AddressLines, AddressSign } from "./address-lines.js";

const labelMessages = {
  home: checkoutMessages.labelHome,
  work: checkoutMessages.labelWork,
  other: checkoutMessages.labelOther,
} as const;

/** Returns the text of an address label: Home, Work, Other. */
export function useAddressLabel(): (label: AddressLabel) => string {
  const { t } = useMessages();
  return (label) => t(labelMessages[label]);
}

export interface AddressCardProps extends Omit<ComponentProps<"div">, "children"> {
  address: AddressData;
  /** Renders its own border. */
  framed?: boolean | undefined;
  /** At the end: a menu or a link. */
  action?: ReactNode;
  /** Also shows the phone number and note for the rider. */
  full?: boolean | undefined;
}

/** Address with its plate, label and lines. */
export function AddressCard({
  address,
  framed = true,
  action,
  full = false,
  className,
  ...rest
}: AddressCardProps) {
  const { t } = useMessages();
  const labelOf = useAddressLabel();
  const body = (
    <>
      <AddressSign address={address} />
      <div className="flex-words wrap-anywhere">
        {/* The action is next to the label only: the lines below have the full width. */}
        <div className="flex items-start gap-4">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-body font-semibold">{labelOf(address.label)}</h3>
            {address.is_default && framed && <Badge>{t(checkoutMessages.defaultAddress)}</Badge>}
          </div>
          {action && <div className="flex-none">{action}</div>}
        </div>
        <p className="text-small text-muted">
          <AddressLines address={address} phone={full} />
          {full && address.note && (
            // Aligned to the page's start, whatever the language of the note.
            <span data-slot="address-note" className="mt-1 block">
              <bdi className="whitespace-normal">{t(cartMessages.noteQuoted, { note: address.note })}</bdi>
            </span>
          )}
        </p>
      </div>
    </>
  );
  const slots = { "data-slot": "address-card" };
  return framed ? (
    <Card {...slots} {...rest} className={cx("flex flex-wrap items-start gap-x-4 gap-y-2", className)}>
      {body}
    </Card>
  ) : (
    <div {...slots} {...rest} className={cx("flex flex-wrap items-start gap-x-4 gap-y-2", className)}>
      {body}
    </div>
  );
}
