"use client";
import { CreditCard, Plus, Trash2 } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useText, walletWords } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { IconTile } from "../icon-tile/index.js";
import { ListCard } from "../list-card/index.js";

/** A card by its token: its number is never known here. */
export interface CardData {
  id: string;
  /** "visa", "mastercard" … as the gateway names it. */
  brand: string;
  /** The last four digits. */
  last4: string;
  exp_month: number;
  exp_year: number;
  is_default: boolean;
}

const brandNames: Readonly<Record<string, string>> = {
  amex: "American Express",
  american_express: "American Express",
  jcb: "JCB",
  mada: "mada",
  mastercard: "Mastercard",
  naps: "NAPS",
  unionpay: "UnionPay",
  visa: "Visa",
};

/** A card in words: Visa ending 4242. */
export function useCardName(): (card: Pick<CardData, "brand" | "last4">) => string {
  const { t } = useText();
  return ({ brand, last4 }) =>
    t(walletWords.cardEnding, { brand: brandNames[brand.toLowerCase()] ?? brand, last4 });
}

const expiry = ({ exp_month, exp_year }: CardData) =>
  `${String(exp_month).padStart(2, "0")}/${String(exp_year % 100).padStart(2, "0")}`;

/** Its last month is over, in Qatar. */
function isExpired({ exp_month, exp_year }: CardData, now: Date): boolean {
  return now.getTime() >= Date.UTC(exp_year, exp_month, 1) - 3 * 3_600_000;
}

/** The moment given, or the one of the first rendering. */
function useNow(given: Date | undefined): Date {
  const [first] = useState(() => new Date());
  return given ?? first;
}

function useExpiry(now: Date) {
  const { rich } = useText();
  return (card: CardData) =>
    rich(isExpired(card, now) ? walletWords.cardExpired : walletWords.cardExpires, { date: expiry(card) });
}

export interface SavedCardsProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  cards: readonly CardData[];
  onRetry: () => void;
  /** Leads to the gateway's page, on which the card is typed. */
  onAdd: () => void;
  /** The way there is being made. */
  adding?: boolean | undefined;
  /** Forgets a card, after the question. */
  onRemove: (card: CardData) => void;
  /** Id of the card that is being forgotten. */
  removing?: string | null | undefined;
  /** Against which cards are expired; give it where the server renders. */
  now?: Date | undefined;
}

/** The customer's cards: brand, last four digits, until when; add one on the gateway's page, forget one. */
export function SavedCards({
  status,
  cards,
  onRetry,
  onAdd,
  adding = false,
  onRemove,
  removing = null,
  now: given,
  className,
  ...rest
}: SavedCardsProps) {
  const { t } = useText();
  const nameOf = useCardName();
  const now = useNow(given);
  const expiryOf = useExpiry(now);
  const [asked, setAsked] = useState<CardData | null>(null);
  const add = (
    <Button variant="soft" size="small" icon={<Icon of={Plus} />} loading={adding} onClick={onAdd}>
      {t(walletWords.addCard)}
    </Button>
  );
  let body: ReactNode;
  if (status === "loading")
    body = (
      <SkeletonGroup>
        <ListCard>
          {[0, 1].map((i) => (
            <div key={i} className="flex min-h-16 items-center gap-3.5 px-4 py-2.5">
              <Skeleton shape="box" className="size-11" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-3 w-24" />
              </div>
            </div>
          ))}
        </ListCard>
      </SkeletonGroup>
    );
  else if (status === "failed") body = <ErrorState title={t(walletWords.cardsFailed)} onRetry={onRetry} />;
  else if (cards.length === 0)
    body = (
      <EmptyState level={3} title={t(walletWords.noCards)} text={t(walletWords.noCardsText)} action={add} />
    );
  else
    body = (
      <>
        <ListCard role="list" aria-label={t(walletWords.cards)}>
          {cards.map((card) => (
            <div
              key={card.id}
              role="listitem"
              data-slot="saved-card"
              aria-busy={card.id === removing || undefined}
              className="flex min-h-16 items-center gap-3.5 border-b border-border py-2.5 ps-4 pe-2 last:border-b-0"
            >
              <IconTile of={CreditCard} />
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  <bdi className="whitespace-normal">{nameOf(card)}</bdi>
                </p>
                <p className="text-f2 text-muted">{expiryOf(card)}</p>
              </div>
              {isExpired(card, now) ? (
                <Badge tone="warn">{t(walletWords.cardUpdate)}</Badge>
              ) : (
                card.is_default && <Badge>{t(walletWords.cardDefault)}</Badge>
              )}
              <IconButton
                icon={Trash2}
                variant="plain"
                aria-label={t(walletWords.removeCard, { card: nameOf(card) })}
                aria-busy={card.id === removing || undefined}
                aria-disabled={card.id === removing || undefined}
                onClick={() => card.id !== removing && setAsked(card)}
              />
            </div>
          ))}
        </ListCard>
        <div className="mt-4 grid justify-items-start gap-2">
          {add}
          <p className="text-f2 text-muted">{t(walletWords.addCardHelp)}</p>
        </div>
      </>
    );
  return (
    <div data-slot="saved-cards" {...rest} className={className}>
      {body}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t(walletWords.removeCardTitle)}
        description={asked && t(walletWords.removeCardText, { card: nameOf(asked) })}
        confirm={t(walletWords.remove)}
        onConfirm={() => {
          if (asked) onRemove(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}

/** The choice that stands for a card yet to be typed on the gateway's page. */
export const newCard = "new";

export interface CardPickerProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  cards: readonly CardData[];
  /** A card's id, `newCard`, or null. */
  value: string | null;
  onChange: (id: string) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
  now?: Date | undefined;
}

/** Which card pays: a saved one, or one typed on the gateway's page. Expired ones cannot be chosen. */
export function CardPicker({ cards, value, onChange, now: given, ...rest }: CardPickerProps) {
  const { t } = useText();
  const nameOf = useCardName();
  const now = useNow(given);
  const expiryOf = useExpiry(now);
  return (
    <RadioGroup
      {...rest}
      label={t(walletWords.chooseCard)}
      labelHidden
      layout="row"
      value={value}
      onValueChange={onChange}
      options={[
        ...cards.map((card) => ({
          value: card.id,
          label: nameOf(card),
          description: expiryOf(card),
          disabled: isExpired(card, now),
        })),
        { value: newCard, label: t(walletWords.newCard), description: t(walletWords.newCardHelp) },
      ]}
    />
  );
}
