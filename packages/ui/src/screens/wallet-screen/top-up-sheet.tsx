"use client";
import { useId, useState, type ComponentProps } from "react";
import {
  checkoutMessages,
  moneyText,
  parseMoney,
  useFormat,
  useMarket,
  useMessages,
  walletMessages,
} from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { CardPicker, newCard, type CardData } from "../../widgets/saved-cards/index.js";

/** Request body of a top-up. Amounts in minor units. */
export interface TopUpData {
  amount: number;
  method: "card" | "online";
  /** Id of a saved card; null for a new card entered on the gateway's page. */
  card_id: string | null;
}

/** `ref` and other props are passed to the sheet's panel. */
export interface TopUpSheetProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cards: readonly CardData[];
  /** Set when the saved cards did not load. */
  onRetryCards?: (() => void) | undefined;
  onTopUp: (topUp: TopUpData) => void;
  /** The top-up is being sent. */
  loading?: boolean | undefined;
  /** Error of the last top-up. */
  error?: string | undefined;
  /** Limits of one top-up, in minor units. Default: QAR 10 to QAR 5,000. */
  bounds?: { min: number; max: number } | undefined;
  now?: Date | undefined;
}

const quickAmounts = [5000, 10_000, 20_000, 50_000] as const;

/** Sheet for the amount and the card of a top-up. */
export function TopUpSheet({
  open,
  onOpenChange,
  cards,
  onRetryCards,
  onTopUp,
  loading = false,
  error,
  bounds = { min: 1000, max: 500_000 },
  now,
  ...rest
}: TopUpSheetProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const { currency } = useMarket();
  const [text, setText] = useState("100");
  const [submitted, setSubmitted] = useState(false);
  const [method, setMethod] = useState<"card" | "online">("card");
  const [card, setCard] = useState<string>(
    () => (cards.find(({ is_default }) => is_default) ?? cards[0])?.id ?? newCard,
  );
  const id = useId();
  const amount = parseMoney(text, currency);
  const isWithinBounds = amount !== null && amount >= bounds.min && amount <= bounds.max;
  const limits = { least: money(bounds.min, "whenNeeded"), most: money(bounds.max, "whenNeeded") };
  const field = `${id}-amount`;
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={t(walletMessages.addMoney)}
      footer={
        <Button wide type="submit" form={id} loading={loading}>
          <span>
            {isWithinBounds
              ? rich(walletMessages.addAmount, { amount: money(amount) })
              : t(walletMessages.addMoney)}
          </span>
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSubmitted(true);
          if (!isWithinBounds) return document.getElementById(field)?.focus();
          if (!loading)
            onTopUp({ amount, method, card_id: method === "card" && card !== newCard ? card : null });
        }}
      >
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        <TextField
          id={field}
          label={t(walletMessages.amount)}
          code
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onValueChange={setText}
          help={t(walletMessages.amountHelp, limits)}
          error={submitted && !isWithinBounds ? t(walletMessages.amountWrong, limits) : undefined}
          required
        />
        <div role="group" aria-label={t(walletMessages.quickAmounts)} className="flex flex-wrap gap-2">
          {quickAmounts.map((value) => (
            <Chip key={value} selected={amount === value} onClick={() => setText(moneyText(value, currency))}>
              <bdi translate="no">{money(value, "whenNeeded")}</bdi>
            </Chip>
          ))}
        </div>
        <RadioGroup<"card" | "online">
          label={t(walletMessages.topUpWith)}
          layout="card"
          value={method}
          onValueChange={setMethod}
          options={[
            { value: "card", label: t(checkoutMessages.card) },
            {
              value: "online",
              label: t(checkoutMessages.online),
              description: t(checkoutMessages.onlineHelp),
            },
          ]}
        />
        {method === "card" && (cards.length > 0 || onRetryCards) && (
          <CardPicker cards={cards} value={card} onValueChange={setCard} onRetry={onRetryCards} now={now} />
        )}
      </form>
    </Sheet>
  );
}
