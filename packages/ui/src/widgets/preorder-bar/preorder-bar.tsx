"use client";
import { Clock } from "lucide-react";
import type { ComponentProps } from "react";
import { catalogueMessages, useMessages, useTimeText } from "../../locale/index.js";
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
  const timeText = useTimeText();
  return (
    <div
      data-slot="preorder-bar"
      {...rest}
      className={cx(
        "sticky bottom-0 z-bar mt-auto border-t border-border bg-bar px-gutter pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:border-0 desktop:bg-bg desktop:px-0 desktop:py-4",
        className,
      )}
    >
      <Button wide icon={<Icon of={Clock} />} end={<bdi>{timeText(from)}</bdi>} onClick={onStart}>
        {t(catalogueMessages.preorder)}
      </Button>
    </div>
  );
}
