"use client";
import { cva } from "class-variance-authority";
import { CircleAlert, CircleCheck, Clock, Info } from "../icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconDrawing } from "../icon/index.js";

export const alertTones = ["warning", "danger", "info", "success", "accent", "neutral"] as const;
export type AlertTone = (typeof alertTones)[number];

const alertClass = cva("flex flex-wrap items-center gap-x-3 rounded-field px-3.5 py-3 text-small", {
  variants: {
    tone: {
      warning: "bg-warning-soft text-warning-text",
      danger: "bg-danger-soft text-danger-text",
      info: "bg-info-soft text-info-text",
      success: "bg-success-soft text-success-text",
      accent: "bg-accent-soft text-accent-text",
      neutral: "bg-sunken text-text",
    } satisfies Record<AlertTone, string>,
  },
});

const icons: Record<AlertTone, IconDrawing> = {
  warning: Clock,
  danger: CircleAlert,
  info: Info,
  success: CircleCheck,
  accent: Info,
  neutral: Info,
};

export interface AlertProps extends Omit<ComponentProps<"div">, "title"> {
  /** `warning` closed, dine-in only; `danger` errors; `info` notes; `success` done; `accent` offers; `neutral` summaries. */
  tone?: AlertTone | undefined;
  /** Defaults to the tone's icon; `null` for none. */
  icon?: IconDrawing | null | undefined;
  /** Bold first line. */
  title?: ReactNode;
  /** Shown at the end: a link or small button. */
  action?: ReactNode;
  /** Announces the alert when it mounts: errors assertively, other tones politely. */
  live?: boolean | undefined;
}

/** Message about content of the page. For the result of an action, use a toast. */
export function Alert({
  tone = "info",
  icon,
  title,
  action,
  live = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const drawing = icon === undefined ? icons[tone] : icon;
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      {...rest}
      className={alertClass({ tone, className })}
    >
      {drawing && <Icon of={drawing} />}
      <div className="flex-words">
        {title && <div className="font-semibold">{title}</div>}
        {children}
      </div>
      {action && <div className="ms-auto flex-none">{action}</div>}
    </div>
  );
}
