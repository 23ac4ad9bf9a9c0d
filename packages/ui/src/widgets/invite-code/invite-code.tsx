"use client";
import { Check, Copy, Share2 } from "lucide-react";
import { useEffect, useState, type ComponentProps } from "react";
import { familyMessages, useMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";

export interface InviteCodeProps extends Omit<ComponentProps<"section">, "children" | "onCopy"> {
  /** Latin letters and digits. */
  code: string;
  /** Copies the code to the clipboard; rejects on failure. */
  onCopy: (code: string) => Promise<void> | void;
  /** Opens the share sheet; undefined where the browser has none. */
  onShare?: ((code: string) => void) | undefined;
}

/** Displays the code in groups of three; copied without spaces. */
function Letters({ code }: { code: string }) {
  const half = Math.ceil(code.length / 2);
  const groups = code.length > 5 ? [code.slice(0, half), code.slice(half)] : [code];
  return groups.map((group, i) => (
    <span key={group + i} className={cx("inline-block", i > 0 && "ms-[0.35em]")}>
      {group}
    </span>
  ));
}

/** Invite code of a family in large letters, with copy and share buttons. */
export function InviteCode({ code, onCopy, onShare, className, ...rest }: InviteCodeProps) {
  const { t } = useMessages();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await onCopy(code);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <section
      data-slot="invite-code"
      aria-label={t(familyMessages.inviteTitle)}
      {...rest}
      className={cx("rounded-picture bg-accent-soft p-4 text-accent-text", className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-f2 font-medium">{t(familyMessages.inviteTitle)}</p>
          <p className="text-[1.75rem] leading-[1.4] font-semibold tracking-[0.08em] break-all select-all">
            <bdi dir="ltr">
              <Letters code={code} />
            </bdi>
          </p>
        </div>
        <div className="flex gap-2.5">
          <IconButton
            icon={outcome === "copied" ? Check : Copy}
            variant="outline"
            aria-label={t(familyMessages.copyCode)}
            onClick={() => void copy()}
          />
          {onShare && (
            <IconButton
              icon={Share2}
              flip
              variant="outline"
              aria-label={t(familyMessages.shareCode)}
              onClick={() => onShare(code)}
            />
          )}
        </div>
      </div>
      <p className="mt-1 text-f2">{t(familyMessages.inviteText)}</p>
      <p role="status" className="text-f2 font-semibold empty:hidden">
        {outcome === "copied" && t(familyMessages.copied)}
        {outcome === "failed" && t(familyMessages.copyFailed)}
      </p>
    </section>
  );
}
