import { type BoardCard, fillMessage, messages } from "@talabee/contract";
import type { RefusalReason } from "@talabee/domain";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { Icon } from "@talabee/ui/primitives/icon";
import { RadioGroup } from "@talabee/ui/primitives/radio-group";
import { TextArea } from "@talabee/ui/primitives/text-area";
import { Eye } from "lucide-react";
import { useState } from "react";
import { panelMessages as m } from "../../messages/index.js";
import { OrderCode } from "../order-code/index.js";

export interface RefusePanelProps {
  card: BoardCard;
  onRefuse: (card: BoardCard, reason: RefusalReason, words: string | null) => void;
  onClose: () => void;
}

const MAX_WORDS = 200;

/** Why an order is refused, and what its customer will read. Nothing is chosen before. */
export function RefusePanel({ card, onRefuse, onClose }: RefusePanelProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [words, setWords] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isDelivery = card.order_type === "delivery";
  const options: { value: RefusalReason; label: string }[] = [
    { value: "sold_out", label: t(m.reasonSoldOut) },
    { value: "too_busy", label: t(m.reasonTooBusy) },
    { value: "closing", label: t(m.reasonClosing) },
    ...(isDelivery
      ? [
          { value: "no_rider" as const, label: t(m.reasonNoRider) },
          { value: "too_far" as const, label: t(m.reasonTooFar) },
        ]
      : []),
    { value: "other", label: t(m.reasonOther) },
  ];
  const isMissing = reason === "other" && words.trim() === "";
  const submit = () => {
    setIsChecked(true);
    if (reason !== null && !isMissing) onRefuse(card, reason, words.trim() || null);
  };
  const read =
    reason === null
      ? null
      : reason === "other"
        ? words.trim()
        : fillMessage(messages[`refusal_${reason}`], language);
  const isAccepted = card.order_status !== "pending";
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t(m.whyRefuse)}
      header={<OrderCode code={card.order_code} />}
      footer={
        <div className="flex gap-2.5">
          <Button variant="danger" className="flex-1" onClick={submit}>
            {t(isAccepted ? m.cancelOrder : m.refuseOrder)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t(m.back)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t(m.whyRefuse)}
          labelHidden
          layout="card"
          options={options}
          value={reason}
          onValueChange={setReason}
          error={isChecked && reason === null ? t(m.chooseReason) : undefined}
        />
        {reason === "other" && (
          <TextArea
            label={t(m.ownWords)}
            value={words}
            maxLength={MAX_WORDS}
            onChange={(event) => setWords(event.target.value)}
            error={isChecked && isMissing ? t(m.ownWordsMissing) : undefined}
          />
        )}
        {read !== null && read !== "" && (
          <div className="counter-say" role="status">
            <span>
              <Icon of={Eye} size="small" />
              <span>{t(m.customerReads)}</span>
            </span>
            <p className="font-semibold">{read}</p>
          </div>
        )}
      </div>
    </Drawer>
  );
}
