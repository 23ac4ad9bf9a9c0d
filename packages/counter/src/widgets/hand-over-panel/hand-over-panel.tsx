import type { BoardCard } from "@talabee/contract";
import { HAND_OVER_CODE_DIGITS } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { OtpInput } from "@talabee/ui/primitives/otp-input";
import { useRef, useState } from "react";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { panelMessages as m } from "../../messages/index.js";
import { OrderCode } from "../order-code/index.js";

/** What the server says to a code. */
export type HandOverResult =
  | "done"
  | { readonly kind: "wrong"; readonly triesLeft: number }
  | { readonly kind: "locked" }
  | { readonly kind: "failed"; readonly message: string };

export interface HandOverPanelProps {
  card: BoardCard;
  /** Whether what was entered waits for the line. */
  waiting?: boolean | undefined;
  /** Hands the order over; null without a code. Resolves once the server has answered. */
  onHandOver: (card: BoardCard, code: string | null) => Promise<HandOverResult>;
  onClose: () => void;
}

/** The code that the customer says, and what to take in cash. */
export function HandOverPanel({ card, waiting = false, onHandOver, onClose }: HandOverPanelProps) {
  const { t } = useMessages();
  const { money } = useStaffFormat();
  const [code, setCode] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<HandOverResult>();
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (said: string | null) => {
    if (isSending || waiting) return;
    setIsSending(true);
    const answer = await onHandOver(card, said);
    setIsSending(false);
    if (answer === "done") return onClose();
    setResult(answer);
    setAttempt((count) => count + 1);
    setCode("");
    input.current?.focus();
  };
  const failed = result === undefined || result === "done" ? undefined : result;
  const isLocked = card.code === "locked" || failed?.kind === "locked";
  const error =
    failed?.kind === "wrong"
      ? t(m.codeWrong, { count: failed.triesLeft })
      : failed?.kind === "failed"
        ? failed.message
        : undefined;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t(m.handOverTitle)}
      description={t(m.handOverText)}
      initialFocus={input}
      header={<OrderCode code={card.order_code} />}
      footer={
        isLocked ? undefined : (
          <div className="grid gap-2.5">
            <Button
              loading={isSending || waiting}
              disabled={code.length < HAND_OVER_CODE_DIGITS}
              onClick={() => void submit(code)}
            >
              {t(m.handOver)}
            </Button>
            {card.order_type !== "delivery" && (
              <Button variant="text" onClick={() => void submit(null)}>
                {t(m.withoutCode)}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid gap-5">
        {card.payment_status !== "paid" && (card.amount_due ?? 0) > 0 && (
          <Alert tone="warning" icon={null} title={t(m.takeCash, { amount: money(card.amount_due ?? 0) })} />
        )}
        {waiting && (
          <Alert tone="info" live>
            {t(m.codeWaits)}
          </Alert>
        )}
        {isLocked ? (
          <Alert tone="danger" live title={t(m.codeLocked)} />
        ) : (
          <OtpInput
            ref={input}
            length={HAND_OVER_CODE_DIGITS}
            label={t(m.handOverCode)}
            autoComplete="off"
            value={code}
            onValueChange={setCode}
            onComplete={(said) => void submit(said)}
            boxSize={{ width: 68, height: 68 }}
            error={error}
            attempt={attempt}
          />
        )}
      </div>
    </Drawer>
  );
}
