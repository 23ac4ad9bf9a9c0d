"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Banknote } from "../../primitives/icon/icon-nodes.js";
import { ordersMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon } from "../../primitives/icon/index.js";
import { Price } from "../../primitives/price/index.js";

export const handOverPlaces = ["door", "counter"] as const;
export type HandOverPlace = (typeof handOverPlaces)[number];

const codeClass = cva("whitespace-nowrap font-display tabular-nums", {
  variants: {
    place: {
      door: "-me-[.12em] text-[2.5rem] leading-12 tracking-[.12em]",
      counter: "-me-[.06em] text-[3.25rem] leading-15 tracking-[.06em]",
    } satisfies Record<HandOverPlace, string>,
  },
});

const notes = [ordersMessages.codeLater, ordersMessages.tellAtDoor, ordersMessages.codeSaid] as const;
const cashNotes = [ordersMessages.haveCashReady, ordersMessages.paid] as const;

type FixedText = (typeof notes | typeof cashNotes)[number];

/** One of several texts, with the height of the longest: the page does not move when another is shown. */
function OneText({ of, shown }: { of: readonly FixedText[]; shown: FixedText }) {
  const { t } = useMessages();
  return (
    <span className="grid">
      {of.map((message) => (
        <span key={message.id} className={cx("[grid-area:1/1]", message !== shown && "invisible")}>
          {t(message)}
        </span>
      ))}
    </span>
  );
}

export interface HandOverCodeProps extends Omit<ComponentProps<"section">, "children"> {
  /** Said at the hand-over: digits, or the last characters of the order's number. Null while it is not shown, in its place. */
  code: string | null;
  /** Whether the order was handed over: the card keeps its height, so that the page does not move. */
  done?: boolean | undefined;
  /** Where it is said: to the rider at the customer's door, or at the store's counter. */
  place?: HandOverPlace | undefined;
  /** Whose order it is, below the title; what to do with the code by default. */
  note?: ReactNode;
  /** What is paid in cash at the hand-over, in the market's minor unit; null for nothing. */
  cash?: number | null | undefined;
}

/** The code that a customer says when the order is handed over, and the cash to have ready. Read out digit by digit. */
export function HandOverCode({
  code,
  done = false,
  place = "door",
  note,
  cash,
  className,
  ...rest
}: HandOverCodeProps) {
  const { t } = useMessages();
  const shownNote = done
    ? ordersMessages.codeSaid
    : code === null
      ? ordersMessages.codeLater
      : ordersMessages.tellAtDoor;
  return (
    <section
      data-slot="hand-over-code"
      data-place={place}
      {...rest}
      className={cx("rounded-panel bg-ink px-5 py-4.5 text-on-ink", className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 className="text-body font-semibold">
            {t(place === "door" ? ordersMessages.handOverCode : ordersMessages.sayAtCounter)}
          </h2>
          <p className="text-small opacity-80">{note ?? <OneText of={notes} shown={shownNote} />}</p>
        </div>
        <p>
          {/* As a number it would be read as thousands. */}
          <span className="sr-only" translate="no">
            {Array.from(code ?? "").join(" ")}
          </span>
          <bdi
            aria-hidden
            dir="ltr"
            translate="no"
            data-slot="hand-over-digits"
            className={cx(codeClass({ place }), code === null && "invisible")}
          >
            {code ?? "0000"}
          </bdi>
        </p>
      </div>
      {cash ? (
        <p
          data-slot="hand-over-cash"
          className="mt-3.5 flex items-center gap-3 border-t border-dashed border-[color-mix(in_srgb,var(--ui-on-ink)_30%,transparent)] pt-3"
        >
          <Icon of={Banknote} className="flex-none" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 flex-[1_1_4rem] text-small">
              <OneText of={cashNotes} shown={done ? ordersMessages.paid : ordersMessages.haveCashReady} />
            </span>
            <Price amount={cash} decimals="always" className="font-semibold" />
          </span>
        </p>
      ) : null}
    </section>
  );
}
