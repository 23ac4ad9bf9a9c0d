"use client";
import { Check, Copy, RefreshCw, Share2 } from "../../primitives/icon/icon-nodes.js";
import { useEffect, useState, type ComponentProps } from "react";
import { familyMessages, useFormat, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";

export interface InviteCodeProps extends Omit<ComponentProps<"section">, "children" | "onCopy"> {
  /** Latin letters and digits; null once it has expired. */
  code: string | null;
  /** When the code expires; ISO 8601. */
  expiresAt?: string | null | undefined;
  /** Revokes the code and makes a new one. */
  onRenew: () => void;
  loadingRenew?: boolean | undefined;
  /** Copies the code to the clipboard; rejects on failure. */
  onCopy: (code: string) => Promise<void> | void;
  /** Opens the share sheet; undefined where the browser has none. */
  onShare?: ((code: string) => void) | undefined;
}

/** Displays the code in groups of four; copied without spaces. */
function Letters({ code }: { code: string }) {
  return code.match(/.{1,4}/g)?.map((group, i) => (
    <span key={group + String(i)} className={cx("inline-block", i > 0 && "ms-[0.35em]")}>
      {group}
    </span>
  ));
}

/** Invite code of a family in large letters, with buttons to copy, share and replace it (REQ-SEC-10). */
export function InviteCode({
  code,
  expiresAt,
  onRenew,
  loadingRenew = false,
  onCopy,
  onShare,
  className,
  ...rest
}: InviteCodeProps) {
  const { t } = useMessages();
  const { date } = useFormat();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome(null), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await onCopy(text);
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
          <p className="text-small font-medium">{t(familyMessages.inviteTitle)}</p>
          {code === null ? (
            <p className="font-semibold">{t(familyMessages.inviteExpired)}</p>
          ) : (
            <p className="text-[1.5rem] leading-[1.4] font-semibold tracking-[0.06em] select-all">
              <bdi dir="ltr" translate="no" className="whitespace-normal">
                <Letters code={code} />
              </bdi>
            </p>
          )}
        </div>
        {code !== null && (
          <div className="flex gap-2.5">
            <IconButton
              icon={outcome === "copied" ? Check : Copy}
              variant="outline"
              aria-label={t(familyMessages.copyCode)}
              onClick={() => void copy(code)}
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
        )}
      </div>
      {code !== null && (
        <p className="mt-1 text-small">
          {`${t(familyMessages.inviteText)}${expiresAt ? ` ${t(familyMessages.inviteExpires, { date: date(expiresAt) })}` : ""}`}
        </p>
      )}
      <Button
        variant="text"
        size="small"
        icon={<Icon of={RefreshCw} />}
        loading={loadingRenew}
        onClick={onRenew}
        className="-ms-4 mt-1"
      >
        {t(familyMessages.renewInvite)}
      </Button>
      <p role="status" className="text-small font-semibold empty:hidden">
        {outcome === "copied" && <span>{t(familyMessages.copied)}</span>}
        {outcome === "failed" && <span>{t(familyMessages.copyFailed)}</span>}
      </p>
    </section>
  );
}
