"use client";
import type { ComponentProps } from "react";
import { useMessages, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Logo } from "../logo/index.js";
import { Spinner } from "../spinner/index.js";

/** Full-page loading state: the logo, 150 px wide, above a large spinner (REQ-APP-03). */
export function LoadingScreen({ className, ...rest }: ComponentProps<"div">) {
  const { t } = useMessages();
  return (
    <div
      data-slot="loading-screen"
      {...rest}
      className={cx("flex min-h-svh flex-col items-center justify-center gap-8 bg-bg p-gutter", className)}
    >
      <Logo width={150} alt={t(commonMessages.logo)} />
      <Spinner size="large" className="text-primary" />
    </div>
  );
}
