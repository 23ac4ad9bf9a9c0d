"use client";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import {
  checkoutWords,
  parseMoney,
  partsWords,
  useFormat,
  useText,
  walletWords,
} from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Card } from "../../primitives/card/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { Link } from "../../primitives/link/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { CouponTicket, type CouponData } from "../../widgets/coupon-ticket/index.js";
import { CardPicker, newCard, type CardData } from "../../widgets/saved-cards/index.js";
import {
  TransactionList,
  TransactionsSkeleton,
  WalletEntryRow,
  type TransactionsData,
  type WalletEntryData,
} from "../../widgets/transaction-list/index.js";
import { WalletCard, type WalletData } from "../../widgets/wallet-card/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

/** Money into the wallet, as the panel takes it. Dirhams. */
export interface TopUpData {
  amount: number;
  method: "card" | "online";
  /** Of a saved card; null is typed on the gateway's page. */
  card_id: string | null;
}

/** `ref` and all else go to the sheet's panel. */
export interface TopUpSheetProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cards: readonly CardData[];
  onTopUp: (topUp: TopUpData) => void;
  /** Money is on its way. */
  busy?: boolean | undefined;
  /** Why the last one did not go through. */
  error?: string | undefined;
  /** Of one top up, in dirhams: QAR 10 to QAR 5,000 by default. */
  bounds?: { min: number; max: number } | undefined;
  now?: Date | undefined;
}

const usual = [5000, 10_000, 20_000, 50_000] as const;

/** How much, and with which card: a sheet over the wallet. */
export function TopUpSheet({
  open,
  onOpenChange,
  cards,
  onTopUp,
  busy = false,
  error,
  bounds = { min: 1000, max: 500_000 },
  now,
  ...rest
}: TopUpSheetProps) {
  const { t, rich } = useText();
  const { money } = useFormat();
  const [text, setText] = useState("100");
  const [asked, setAsked] = useState(false);
  const [method, setMethod] = useState<"card" | "online">("card");
  const [card, setCard] = useState<string>(
    () => (cards.find(({ is_default }) => is_default) ?? cards[0])?.id ?? newCard,
  );
  const id = useId();
  const amount = parseMoney(text);
  const fits = amount !== null && amount >= bounds.min && amount <= bounds.max;
  const limits = { least: money(bounds.min, "whenNeeded"), most: money(bounds.max, "whenNeeded") };
  const field = `${id}-amount`;
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={t(walletWords.addMoney)}
      footer={
        <Button wide type="submit" form={id} loading={busy}>
          <span>
            {fits ? rich(walletWords.addAmount, { amount: money(amount) }) : t(walletWords.addMoney)}
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
          setAsked(true);
          if (!fits) return document.getElementById(field)?.focus();
          if (!busy)
            onTopUp({ amount, method, card_id: method === "card" && card !== newCard ? card : null });
        }}
      >
        {error && (
          <Alert tone="bad" live>
            {error}
          </Alert>
        )}
        <TextField
          id={field}
          label={t(walletWords.amount)}
          code
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onValueChange={setText}
          help={t(walletWords.amountHelp, limits)}
          error={asked && !fits ? t(walletWords.amountWrong, limits) : undefined}
          required
        />
        <div role="group" aria-label={t(walletWords.quickAmounts)} className="flex flex-wrap gap-2">
          {usual.map((value) => (
            <Chip key={value} selected={amount === value} onClick={() => setText(String(value / 100))}>
              <bdi>{money(value, "whenNeeded")}</bdi>
            </Chip>
          ))}
        </div>
        <RadioGroup<"card" | "online">
          label={t(walletWords.topUpWith)}
          layout="card"
          value={method}
          onValueChange={setMethod}
          options={[
            { value: "card", label: t(checkoutWords.card) },
            { value: "online", label: t(checkoutWords.online), description: t(checkoutWords.onlineHelp) },
          ]}
        />
        {method === "card" && cards.length > 0 && (
          <CardPicker cards={cards} value={card} onChange={setCard} now={now} />
        )}
      </form>
    </Sheet>
  );
}

/** A voucher's code, turned into balance. */
function Redeem({
  onRedeem,
  busy,
  error,
}: {
  onRedeem: (code: string) => void;
  busy: boolean;
  error: ReactNode;
}) {
  const { t } = useText();
  const [code, setCode] = useState("");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={`${id}-title`} data-slot="redeem-voucher">
      <h2 id={`${id}-title`} className="mb-3 text-f3 font-semibold">
        {t(walletWords.redeemTitle)}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = code.trim();
          if (wanted && !busy) onRedeem(wanted);
          else if (!wanted) document.getElementById(id)?.focus();
        }}
      >
        <TextField
          id={id}
          label={t(walletWords.redeemLabel)}
          code
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={code}
          onValueChange={setCode}
          error={error}
          end={
            <Button type="submit" variant="text" size="small" loading={busy} className="-me-3">
              {t(walletWords.redeem)}
            </Button>
          }
        />
      </form>
    </Card>
  );
}

export interface WalletScreenProps extends AccountPageProps {
  wallet?: WalletData | undefined;
  entries: TransactionsData<WalletEntryData>;
  /** Those ready to use: the first two are shown. */
  coupons?: readonly CouponData[] | undefined;
  couponsHref?: string | undefined;
  onUseCoupon?: ((coupon: CouponData) => void) | undefined;
  topUp: Omit<TopUpSheetProps, "bounds">;
  onRedeem: (code: string) => void;
  redeeming?: boolean | undefined;
  /** Why the last voucher was refused. */
  redeemError?: ReactNode;
}

const entryRow = (entry: WalletEntryData) => <WalletEntryRow entry={entry} />;

/** Balance, coupons that are ready, vouchers, and every movement of the wallet (spec sections 2 and 3). */
export function WalletScreen({
  wallet,
  entries,
  coupons = [],
  couponsHref,
  onUseCoupon,
  topUp,
  onRedeem,
  redeeming = false,
  redeemError,
  ...frame
}: WalletScreenProps) {
  const { t } = useText();
  const id = useId();
  const ready = coupons.filter(({ state }) => state === "usable").slice(0, 2);
  return (
    <AccountFrame
      {...frame}
      data-slot="wallet-screen"
      title={t(walletWords.title)}
      failedTitle={t(walletWords.walletFailed)}
      skeleton={
        <SkeletonGroup className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
          <div className="grid content-start gap-6 large:order-2">
            <Skeleton shape="box" className="h-38 w-full rounded-panel large:h-44" />
            <Skeleton shape="box" className="h-33 w-full rounded-picture" />
          </div>
          <TransactionsSkeleton />
        </SkeletonGroup>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-[minmax(0,1fr)_24rem] large:items-start large:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 large:order-2">
          <WalletCard wallet={wallet} onAddMoney={() => topUp.onOpenChange(true)} />
          {ready.length > 0 && (
            <section aria-labelledby={`${id}-coupons`}>
              <SectionHead
                title={t(walletWords.yourCoupons)}
                titleId={`${id}-coupons`}
                end={couponsHref && <Link href={couponsHref}>{t(partsWords.seeAll)}</Link>}
                className="mb-3"
              />
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {ready.map((coupon) => (
                  <li key={coupon.id}>
                    <CouponTicket coupon={coupon} onUse={onUseCoupon} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Redeem onRedeem={onRedeem} busy={redeeming} error={redeemError} />
        </div>
        <section aria-labelledby={`${id}-history`} className="min-w-0">
          <SectionHead title={t(walletWords.history)} titleId={`${id}-history`} className="mb-1" />
          <TransactionList {...entries} label={t(walletWords.history)}>
            {entryRow}
          </TransactionList>
        </section>
      </div>
      <TopUpSheet {...topUp} />
    </AccountFrame>
  );
}
