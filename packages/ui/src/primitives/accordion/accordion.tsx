"use client";
import * as Radix from "@radix-ui/react-accordion";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";
import { ChevronDown } from "../icon/icon-nodes.js";

interface SharedProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  disabled?: boolean | undefined;
}
export type AccordionRootProps = SharedProps &
  (
    | {
        /** One section is open at most. */
        type?: "single" | undefined;
        /** The open section; "" if none is. */
        value?: string | undefined;
        defaultValue?: string | undefined;
        onValueChange?: ((value: string) => void) | undefined;
      }
    | {
        /** Any number of sections is open. */
        type: "multiple";
        value?: string[] | undefined;
        defaultValue?: string[] | undefined;
        onValueChange?: ((value: string[]) => void) | undefined;
      }
  );

/** Sections under headings that open and close. Arrow keys, Home and End move between the headings. */
export function AccordionRoot({ className, ...props }: AccordionRootProps) {
  const classes = cx("rounded-picture border border-border bg-surface", className);
  if (props.type === "multiple") return <Radix.Root data-slot="accordion" {...props} className={classes} />;
  return <Radix.Root data-slot="accordion" collapsible {...props} type="single" className={classes} />;
}

export interface AccordionItemProps extends ComponentProps<"div"> {
  value: string;
  disabled?: boolean | undefined;
}

/** One section: its trigger and its content. */
export function AccordionItem({ className, ...rest }: AccordionItemProps) {
  return (
    <Radix.Item
      data-slot="accordion-item"
      {...rest}
      className={cx("not-last:border-b not-last:border-border", className)}
    />
  );
}

export interface AccordionTriggerProps extends ComponentProps<"button"> {
  /** Level of the heading in the page. */
  level?: 2 | 3 | 4 | undefined;
  /** After the text: a count or a `Badge`. */
  end?: ReactNode;
}

/** Heading of a section, a button. */
export function AccordionTrigger({ level = 3, end, className, children, ...rest }: AccordionTriggerProps) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Header asChild>
      <Heading data-slot="accordion-header">
        <Radix.Trigger
          data-slot="accordion-trigger"
          {...rest}
          className={cx(
            "flex min-h-control w-full items-center gap-3 rounded-picture px-4 py-2 text-start font-semibold hover:bg-sunken disabled:text-faint disabled:hover:bg-transparent",
            className,
          )}
        >
          <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
          {end}
          <Icon
            of={ChevronDown}
            className="text-muted transition-transform [[data-state=open]>&]:rotate-180"
          />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
}

/** What a section shows while it is open. */
export function AccordionContent({ className, ...rest }: ComponentProps<"div">) {
  return (
    <Radix.Content
      data-slot="accordion-content"
      {...rest}
      className={cx("px-4 pt-1 pb-4 data-[state=open]:animate-fade-in", className)}
    />
  );
}
