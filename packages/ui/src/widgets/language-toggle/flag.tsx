import type { ComponentProps } from "react";
import type { Language } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

/** The nine white points of Qatar's flag. */
const serration = `M0 0H8${Array.from({ length: 9 }, (_, i) => `L12 ${((i + 0.5) * 20) / 9}L8 ${((i + 1) * 20) / 9}`).join("")}H0Z`;

/** Flag of a language: Qatar for Arabic, United Kingdom for English. Never mirrored. */
export function Flag({ of, className, ...rest }: ComponentProps<"svg"> & { of: Language }) {
  return (
    <svg
      viewBox="0 0 30 20"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
      data-slot="flag"
      data-flag={of === "ar" ? "qa" : "gb"}
      {...rest}
      className={cx("block h-3.5 w-5 flex-none rounded-[3px] shadow-[0_0_0_1px_var(--ui-border)]", className)}
    >
      {of === "ar" ? (
        <>
          <path fill="#8a1538" d="M0 0h30v20H0z" />
          <path fill="#fff" d={serration} />
        </>
      ) : (
        <>
          <path fill="#012169" d="M0 0h30v20H0z" />
          <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
          <path
            stroke="#c8102e"
            strokeWidth="1.5"
            d="M-.5 1 15 11.3M15 10 30.5 20.3M30.5 -1 15 9.3M15 10.7-.5 21"
          />
          <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
          <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
        </>
      )}
    </svg>
  );
}
