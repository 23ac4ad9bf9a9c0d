"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { cx } from "../../lib/cx.js";
import { mergeRefs } from "../../lib/merge-refs.js";
import { dataMessages, useFormat, useLocale, useMessages } from "../../locale/index.js";
import { Icon } from "../icon/index.js";
import { ChevronLeft } from "../icon/icon-nodes.js";

export interface SplitViewProps extends Omit<ComponentProps<"div">, "children"> {
  /** The list: a table, cards, messages. */
  list: ReactNode;
  /** What was chosen of it; nothing while nothing is. */
  detail?: ReactNode;
  /** Name of the chosen thing, for the region beside the list. */
  detailLabel: string;
  /** Chooses nothing again: the button Back on a phone, Esc. */
  onClose: () => void;
  /** Width of the list in percent. */
  listSize?: number | undefined;
  defaultListSize?: number | undefined;
  onListSizeChange?: ((size: number) => void) | undefined;
}

const MIN = 30;
const MAX = 75;
const bounded = (size: number) => Math.min(Math.max(Math.round(size), MIN), MAX);

/**
 * A list and, beside it, what was chosen of it. The line between both moves, by pointer or arrow keys. A phone shows one of them, with a
 * button back to the list. The focus goes to a new choice on a phone alone: beside each other, it stays in the list.
 */
export function SplitView({
  list,
  detail,
  detailLabel,
  onClose,
  listSize: sizeProp,
  defaultListSize,
  onListSizeChange,
  onKeyDown,
  ref,
  className,
  ...rest
}: SplitViewProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { direction } = useLocale();
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const isOpen = detail !== undefined && detail !== null && detail !== false;
  const [size, setSize] = useControllableState({
    prop: sizeProp,
    defaultProp: defaultListSize ?? 58,
    onChange: onListSizeChange,
    caller: "SplitView",
  });

  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    // The list is hidden, and with it what had the focus.
    if (frame.current?.firstElementChild?.checkVisibility?.() === false) pane.current?.focus();
    return () => opener.current?.focus({ preventScroll: true });
  }, [isOpen]);

  function resizeByKey(event: KeyboardEvent) {
    const forward = direction === "rtl" ? -1 : 1;
    const to = { ArrowRight: size + 5 * forward, ArrowLeft: size - 5 * forward, Home: MIN, End: MAX }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    setSize(bounded(to));
  }
  function drag(event: PointerEvent<HTMLElement>) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const from = direction === "rtl" ? box.right - event.clientX : event.clientX - box.left;
    setSize(bounded((from / box.width) * 100));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc in the detail closes it
    <div
      data-slot="split-view"
      data-state={isOpen ? "open" : "closed"}
      {...rest}
      ref={mergeRefs(frame, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== "Escape" || event.defaultPrevented || !isOpen) return;
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.preventDefault();
        onClose();
      }}
      className={cx("min-w-0 desktop:flex", className)}
    >
      <div
        id={listId}
        data-slot="split-view-list"
        className={cx("min-w-0 desktop:block desktop:flex-[0_0_var(--list)]", isOpen && "hidden")}
        style={{ "--list": isOpen ? `${size}%` : "100%" } as object}
      >
        {list}
      </div>
      {isOpen && (
        <>
          <div
            role="separator"
            aria-orientation="vertical"
            tabIndex={0}
            aria-label={t(dataMessages.resizeViews)}
            aria-controls={listId}
            aria-valuemin={MIN}
            aria-valuemax={MAX}
            aria-valuenow={size}
            aria-valuetext={format.percent(size)}
            data-slot="split-view-handle"
            onKeyDown={resizeByKey}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
            className="relative mx-1 hidden w-6 flex-none cursor-col-resize touch-none rounded-small before:absolute before:inset-y-0 before:start-1/2 before:w-px before:bg-border hover:before:bg-control desktop:block"
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- gets the focus by script */}
          <section
            ref={pane}
            tabIndex={-1}
            aria-label={detailLabel}
            data-slot="split-view-detail"
            className="min-w-0 outline-none desktop:flex-1"
          >
            <button
              type="button"
              data-slot="split-view-back"
              onClick={onClose}
              className="mb-3 flex min-h-touch items-center gap-2 rounded-small pe-3 font-medium text-primary-text desktop:hidden"
            >
              <Icon of={ChevronLeft} flip />
              <span>{t(dataMessages.backToList)}</span>
            </button>
            {detail}
          </section>
        </>
      )}
    </div>
  );
}
