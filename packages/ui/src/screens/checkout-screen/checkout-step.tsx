"use client";
import { cva } from "class-variance-authority";
import { Check } from "../../primitives/icon/icon-nodes.js";
import { useId, type ReactNode, type RefObject } from "react";
import { useFormat, useMessages, checkoutMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";

type StepState = "done" | "now" | "next";

const numberClass = cva(
  "grid size-8 flex-none place-items-center rounded-[50%] text-small leading-none font-semibold transition-colors",
  {
    variants: {
      state: {
        done: "bg-ink text-on-ink",
        now: "bg-ink text-on-ink",
        next: "bg-sunken text-muted",
      } satisfies Record<StepState, string>,
    },
  },
);

/** A numbered step of checkout; its heading includes the state for screen readers. */
export function CheckoutStep({
  number,
  state,
  title,
  action,
  headingRef,
  children,
}: {
  number: number;
  state: StepState;
  title: string;
  action?: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  children: ReactNode;
}) {
  const { t } = useMessages();
  const format = useFormat();
  const id = useId();
  const stepMessages = {
    done: checkoutMessages.stepDone,
    now: checkoutMessages.stepNow,
    next: checkoutMessages.stepNext,
  } as const;
  return (
    <section
      aria-labelledby={id}
      data-slot="checkout-step"
      data-state={state}
      className="px-gutter py-5 not-first:border-t-8 not-first:border-sunken desktop:rounded-panel desktop:border! desktop:border-border! desktop:bg-surface desktop:p-6"
    >
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3">
        <span aria-hidden className={numberClass({ state })}>
          {state === "done" ? <Icon of={Check} size="small" strokeWidth={2.6} /> : format.number(number)}
        </span>
        <h2
          ref={headingRef}
          id={id}
          tabIndex={-1}
          className="min-w-[min(100%-3rem,6rem)] flex-1 text-heading heading outline-none"
        >
          {title}
          <span className="sr-only">{` (${t(stepMessages[state], { number })})`}</span>
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
