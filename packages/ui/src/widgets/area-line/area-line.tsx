"use client";
import { cva } from "class-variance-authority";
import { ChevronDown, MapPin } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { Anchor, useMessages, shellMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";

/** Where, how and when the order is wanted. Without a way to change it, it is read-only. */
export interface AreaData {
  /** "West Bay, Zone 61"; "" when none is selected, `null` while loading. */
  text: string | null;
  /** How and when: "Pick Up: 24 Nov, 18:30"; left out for read-only areas. */
  how?: string | undefined;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

export const areaLineVariants = ["line", "pill"] as const;
export type AreaLineVariant = (typeof areaLineVariants)[number];

export interface AreaLineProps extends Omit<ComponentProps<"div">, "children"> {
  area: AreaData;
  /** `line`: two lines in the phone header. `pill`: on its own background. */
  variant?: AreaLineVariant | undefined;
}

const areaLineClass = cva("flex min-w-0", {
  variants: {
    variant: {
      line: "max-w-full flex-col rounded-small text-start",
      // A fixed width: the customer's choice comes after the page was rendered, and must move nothing.
      pill: "h-12 w-72 items-center gap-2.5 rounded-full bg-sunken ps-3.5 pe-4 text-start text-small font-medium transition-colors",
    } satisfies Record<AreaLineVariant, string>,
    pressable: { true: "" },
  },
  compoundVariants: [{ variant: "pill", pressable: true, class: "hover:bg-border active:bg-border" }],
});

/** One line, or several in a narrow container, such as a phone's header with large text. */
const lineClass = "truncate @max-[13rem]:whitespace-normal";

/** Where, how and when the order is wanted, with a way to change it. */
export function AreaLine({ area, variant = "line", className, ...restProps }: AreaLineProps) {
  const { t } = useMessages();
  const { text, how, href, onClick } = area;
  const pressed = href !== undefined || onClick !== undefined;
  const name = text === "" ? t(shellMessages.chooseArea) : text;
  const pill = variant === "pill";
  // With large text the words need its place.
  const end = pressed && <Icon of={ChevronDown} size="small" className="flex-none @max-[13rem]:hidden" />;
  const place = (
    <span className={lineClass}>
      <bdi>{name}</bdi>
    </span>
  );
  const caption = how !== undefined && (
    <span className={cx("text-caption font-normal text-muted", lineClass)}>
      <bdi>{how}</bdi>
    </span>
  );
  const content = pill ? (
    <>
      <Icon of={MapPin} className="flex-none" />
      <span className="flex min-w-0 flex-1 flex-col">
        {caption}
        {name === null ? <Skeleton className="w-28" /> : place}
      </span>
      {end}
    </>
  ) : (
    <>
      {caption}
      {name === null ? (
        <Skeleton className="my-1 h-4 w-30" />
      ) : (
        <span className="flex items-center gap-1 font-semibold">
          {place}
          {end}
        </span>
      )}
    </>
  );
  // The element type depends on the area's props.
  const rest: object = { "data-slot": "area-line", "data-variant": variant, ...restProps };
  const rootClass = areaLineClass({ variant, pressable: pressed, className });
  if (href !== undefined)
    return (
      <Anchor href={href} {...rest} className={rootClass}>
        {content}
      </Anchor>
    );
  if (onClick)
    return (
      <button type="button" aria-haspopup="dialog" onClick={onClick} {...rest} className={rootClass}>
        {content}
      </button>
    );
  return (
    <div {...rest} className={rootClass}>
      {content}
    </div>
  );
}
