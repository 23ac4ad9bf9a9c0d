"use client";
import { Clock } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import {
  catalogueMessages,
  localTime,
  useCurrentTime,
  useFormat,
  useMarket,
  useMessages,
} from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

export interface PreorderBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** The first time that can be ordered for, ISO 8601. */
  from: string;
  /** Starts the pre-order. */
  onStart: () => void;
}

/** Starts ordering ahead from a closed store, with the first time it can be ordered for (REQ-CATALOG-42). */
export function PreorderBar({ from, onStart, className, ...rest }: PreorderBarProps) {
  const { t } = useMessages();
  const { time, date } = useFormat();
  const { timeZone } = useMarket();
  const dayNumber = (moment: number) => Math.floor(localTime(moment, timeZone).getTime() / 86_400_000);
  const days = dayNumber(Date.parse(from)) - dayNumber(useCurrentTime());
  const at = time(from);
  let firstTime = t(catalogueMessages.firstTimeOn, { date: date(from), time: at });
  if (days <= 0) firstTime = t(catalogueMessages.firstTimeToday, { time: at });
  else if (days === 1) firstTime = t(catalogueMessages.firstTimeTomorrow, { time: at });
  return (
    <div
      data-slot="preorder-bar"
      data-keep-clear
      {...rest}
      className={cx(
        "sticky bottom-0 z-bar mt-auto border-t border-border bg-bar px-gutter pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:border-0 desktop:bg-bg desktop:px-0 desktop:py-4 print:hidden",
        className,
      )}
    >
      <Button wide icon={<Icon of={Clock} />} end={<bdi>{firstTime}</bdi>} onClick={onStart}>
        {t(catalogueMessages.preorder)}
      </Button>
    </div>
  );
}
