"use client";
import type { ComponentProps } from "react";
import { useText, partsWords } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { Logo } from "../logo/index.js";
import { Spinner } from "../spinner/index.js";

/** The whole page while its content loads: the logo, 150 px wide, above a large spinner (section 2). */
export function LoadingScreen({ className, ...rest }: ComponentProps<"div">) {
  const { t } = useText();
  return (
    <div
      data-slot="loading-screen"
      {...rest}
      className={join("flex min-h-svh flex-col items-center justify-center gap-8 bg-bg p-gutter", className)}
    >
      <Logo width={150} alt={t(partsWords.logo)} />
      <Spinner size="large" className="text-primary" />
    </div>
  );
}
