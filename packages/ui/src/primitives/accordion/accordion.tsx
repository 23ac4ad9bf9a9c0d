"use client";
import { cva } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useId, type ComponentProps, type ReactNode, type ToggleEvent } from "react";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";

/** One question and its answer. */
export interface AccordionItem {
  /** Its name in `onOpenChange`, and its key. */
  value: string;
  title: ReactNode;
  /** A line under the title, seen while it is closed too. */
  text?: ReactNode;
  /** Before the title: an `Icon`. */
  icon?: ReactNode;
  content: ReactNode;
  /** Open at first. */
  open?: boolean | undefined;
  /** Cannot be opened now; say why in `text`. */
  disabled?: boolean | undefined;
}

export const accordionVariants = ["plain", "card"] as const;
export type AccordionVariant = (typeof accordionVariants)[number];

const accordionClass = cva("divide-y divide-border", {
  variants: {
    variant: {
      plain: "border-y border-border",
      card: "rounded-picture border border-border bg-surface",
    } satisfies Record<AccordionVariant, string>,
  },
});
const insetClass = cva("", {
  variants: {
    variant: { plain: "px-1", card: "px-4 desktop:px-5" } satisfies Record<AccordionVariant, string>,
  },
});

export interface AccordionProps extends Omit<ComponentProps<"div">, "children"> {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean | undefined;
  /** The titles are headings of this level, for people who walk a page by its headings. */
  level?: 2 | 3 | 4 | undefined;
  /** `plain` between hairlines, `card` on a surface of its own. */
  variant?: AccordionVariant | undefined;
  onOpenChange?: ((value: string, open: boolean) => void) | undefined;
}

/**
 * Questions whose answers unfold in place. The browser's own `<details>`, not Radix: it opens before any script has
 * come, find-in-page and links to a fragment open the answer they lead to, `name` closes the others. Radix's accordion
 * does none of these and weighs 9 kB gz; this one, with its icon, less than 3. The height moves where the browser can
 * animate to `auto`; elsewhere it simply opens.
 */
export function Accordion({
  items,
  single = false,
  level,
  variant = "plain",
  onOpenChange,
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  const Title = level ? (`h${level}` as const) : "span";
  return (
    <div
      data-slot="accordion"
      data-variant={variant}
      {...rest}
      className={accordionClass({ variant, className })}
    >
      {items.map((item) => (
        <details
          key={item.value}
          data-slot="accordion-item"
          name={single ? name : undefined}
          open={item.open}
          onToggle={(event: ToggleEvent<HTMLDetailsElement>) => {
            // A second answer inside this one tells of itself.
            if (event.target === event.currentTarget) onOpenChange?.(item.value, event.currentTarget.open);
          }}
          className="group/item [&::details-content]:h-0 [&::details-content]:overflow-clip [&::details-content]:transition-[height,content-visibility] [&::details-content]:duration-sheet [&::details-content]:[transition-behavior:allow-discrete] [&[open]::details-content]:h-auto motion-reduce:[&::details-content]:transition-none [interpolate-size:allow-keywords]"
        >
          <summary
            data-slot="accordion-title"
            aria-disabled={item.disabled || undefined}
            tabIndex={item.disabled ? -1 : undefined}
            onClick={(event) => item.disabled && event.preventDefault()}
            className={cx(
              "flex min-h-control list-none items-center gap-3 rounded-small py-3.5 font-semibold transition-colors select-none [&::-webkit-details-marker]:hidden",
              insetClass({ variant }),
              item.disabled ? "cursor-default text-faint" : "hover:text-primary-text",
            )}
          >
            {item.icon}
            <span className="min-w-0 flex-1">
              <Title className="block text-pretty">{item.title}</Title>
              {item.text && <span className="block text-f2 font-body text-muted">{item.text}</span>}
            </span>
            <Icon
              of={ChevronDown}
              className="text-muted transition-transform duration-sheet group-open/item:-scale-y-100"
            />
          </summary>
          <div
            data-slot="accordion-content"
            className={insetClass({ variant, className: "pb-4 text-muted" })}
          >
            {item.content}
          </div>
        </details>
      ))}
    </div>
  );
}
