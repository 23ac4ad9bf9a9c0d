"use client";
import type { ComponentProps } from "react";
import { Anchor, type Language } from "../../locale/index.js";
import { Logo } from "../../primitives/logo/index.js";
import { cx } from "../../lib/cx.js";
import { LanguageToggle } from "../language-toggle/index.js";

export interface AuthHeaderProps extends Omit<ComponentProps<"header">, "children"> {
  homeHref?: string | undefined;
  onLanguageChange: (language: Language) => void;
}

/** Header of sign-in and status pages: logo linking to home, and language (REQ-APP-07). */
export function AuthHeader({ homeHref = "/", onLanguageChange, className, ...rest }: AuthHeaderProps) {
  return (
    <header
      data-slot="auth-header"
      data-keep-clear
      data-phone-header="own"
      {...rest}
      className={cx("page flex h-19 flex-none items-center justify-between gap-4", className)}
    >
      <Anchor href={homeHref} className="rounded-button-small">
        <Logo height={38} />
      </Anchor>
      <LanguageToggle onLanguageChange={onLanguageChange} />
    </header>
  );
}
