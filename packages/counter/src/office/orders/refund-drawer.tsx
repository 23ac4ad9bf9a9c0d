import {
  type CallBodyInput,
  type CallData,
  newKey,
  errorDataOf,
  type OrderRefund,
  type panelOrder,
  previewRefund,
  refundOrder,
} from "@talabee/contract";
import { REFUND_REASONS, REFUND_TARGETS, type RefundReason, type RefundTarget } from "@talabee/domain";
import { useFormat, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Checkbox } from "@talabee/ui/primitives/checkbox";
import { ChipGroup } from "@talabee/ui/primitives/chip-group";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { useCounter } from "../../app/counter.js";
import { officeOrderMessages as m } from "../../messages/index.js";
import { unitsLeft } from "./refund-choice.js";
import { RefundExplained } from "./refund-explained.js";
import { REASON_MESSAGES } from "./refund-words.js";
import { RefundLines } from "./refund-lines.js";

type Order = CallData<typeof panelOrder>;
type Body = CallBodyInput<typeof refundOrder>;

const TARGETS = { origin: m.toOrigin, wallet: m.toWallet, cash: m.toCash } as const;

export interface RefundDrawerProps {
  order: Order;
  refunds: readonly OrderRefund[];
  onClose: () => void;
}

/** A refund by units: before anything moves, it shows what would, by the server's own computation. */
export function RefundDrawer({ order, refunds, onClose }: RefundDrawerProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  const { act, isSending, error } = useAct();
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({});
  const [fees, setFees] = useState(false);
  const [reason, setReason] = useState<RefundReason | null>(null);
  const [to, setTo] = useState<RefundTarget>("origin");
  const [restock, setRestock] = useState(false);
  const [words, setWords] = useState("");
  // One refund, however often it is pressed; another choice is another one.
  const [key, setKey] = useState(newKey);
  const left = unitsLeft(order.items, refunds);
  const hasFees = order.delivery_fee + order.service_fee > 0 && !refunds.some((refund) => refund.fees > 0);
  const lines = Object.entries(units).flatMap(([id, quantity]) => (quantity > 0 ? [{ id, quantity }] : []));
  const body: Body | null =
    reason === null || (lines.length === 0 && !fees)
      ? null
      : { lines, fees, to, reason, restock, words: words.trim() || null };
  const preview = usePreview(order, body);
  const choose = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setKey(newKey());
    };
  };
  const missing = errorDataOf(previewRefund, preview.error, "refund_right_missing");
  const why =
    missing === null
      ? preview.error?.message
      : missing.why === "too_late"
        ? t(m.tooLate)
        : t(m.limitReached, { amount: money(missing.limit ?? 0) });
  async function refund(): Promise<void> {
    if (body === null) return;
    const answer = await act(refundOrder, { params: { id: order.id }, body, idempotencyKey: key });
    if (answer !== undefined) onClose();
  }
  return (
    <Drawer
      open
      title={t(m.refund)}
      description={
        <span>
          <bdi dir="ltr">{order.order_code}</bdi> <bdi>{order.customer.name}</bdi>
        </span>
      }
      onOpenChange={onClose}
      footer={
        <Button
          wide
          loading={isSending}
          disabled={preview.data === undefined || preview.isFetching}
          onClick={() => void refund()}
        >
          {preview.data === undefined ? t(m.refund) : t(m.refundOf, { amount: money(preview.data.amount) })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RefundLines items={order.items} left={left} units={units} onUnits={choose(setUnits)}>
          {hasFees && (
            <Checkbox layout="row" label={t(m.fees)} checked={fees} onCheckedChange={choose(setFees)} />
          )}
        </RefundLines>
        <ChipGroup
          label={t(m.why)}
          value={reason ?? ""}
          onValueChange={(value) => choose(setReason)(value as RefundReason)}
          options={REFUND_REASONS.map((value) => ({
            value: value as string,
            label: t(REASON_MESSAGES[value]),
          }))}
        />
        <ChipGroup
          label={t(m.where)}
          value={to}
          onValueChange={choose(setTo)}
          options={REFUND_TARGETS.map((value) => ({ value, label: t(TARGETS[value]) }))}
        />
        <Checkbox label={t(m.restock)} checked={restock} onCheckedChange={choose(setRestock)} />
        <TextField
          label={t(m.ownNote)}
          optional
          value={words}
          maxLength={200}
          onValueChange={choose(setWords)}
        />
        {why !== undefined && (
          <Alert tone="warning" live>
            {why}
          </Alert>
        )}
        {error !== null && (
          <Alert tone="danger" live>
            {error.message}
          </Alert>
        )}
        <RefundExplained
          items={order.items}
          preview={preview.data}
          store={order.vendor.name}
          reason={reason}
          restock={restock}
          hasCoupon={order.coupon_code !== null}
        />
      </div>
    </Drawer>
  );
}

/** What the server says that a refund would move; asked again with each choice. */
function usePreview(order: Order, body: Body | null) {
  const { api } = useCounter();
  return useQuery({
    queryKey: ["refund-preview", order.id, order.version, body],
    enabled: body !== null,
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await api.send(previewRefund, { params: { id: order.id }, body: body!, signal })).data,
  });
}
