"use client";
import { cva } from "class-variance-authority";
import { CreditCard, Plus, Trash2 } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { CardArt } from "../../illustrations/card-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { IconTile } from "../icon-tile/index.js";
import { ListCard } from "../list-card/index.js";
import { NightGround } from "../wallet-card/night-ground.js";
import { type CardData, brandName } from "./card-data.js";
import { useCardName, useNow, useExpiry } from "./use-card-text.js";

/** Chip of a bank card. Decorative. */
function Chip() {
  return (
    <svg aria-hidden width="44" height="32" viewBox="0 0 44 32" fill="none" className="relative block">
      <rect width="44" height="32" rx="8" className="fill-accent" />
      <path
        d="M0 11h14v10H0M44 11H30v10h14M14 11V0M30 11V0M14 21v11M30 21v11"
        strokeWidth="1.5"
        strokeOpacity=".5"
        className="stroke-on-accent"
      />
    </svg>
  );
}

export const savedCardsLayouts = ["list", "tiles"] as const;

export type SavedCardsLayout = (typeof savedCardsLayouts)[number];

const listClass = cva("", {
  variants: {
    layout: {
      list: "",
      tiles: "grid grid-cols-[minmax(0,1fr)] gap-3 large:grid-cols-2 large:gap-4",
    } satisfies Record<SavedCardsLayout, string>,
  },
});
const cardClass = cva("", {
  variants: {
    layout: {
      list: "flex min-h-16 items-center gap-3.5 border-b border-border py-2.5 ps-4 pe-2 last:border-b-0",
      tiles:
        "relative flex min-h-40 flex-wrap content-between items-start justify-between overflow-hidden rounded-panel bg-night p-4 text-on-night",
    } satisfies Record<SavedCardsLayout, string>,
  },
});
const textsClass = cva("", {
  variants: {
    layout: { list: "min-w-0 flex-1", tiles: "relative order-last mt-auto w-full" } satisfies Record<
      SavedCardsLayout,
      string
    >,
  },
});
const nameClass = cva("", {
  variants: {
    layout: { list: "font-medium", tiles: "text-f4 heading" } satisfies Record<SavedCardsLayout, string>,
  },
});
const detailsClass = cva("flex flex-wrap items-center gap-x-2 text-f2", {
  variants: {
    layout: { list: "text-muted", tiles: "text-on-night/85" } satisfies Record<SavedCardsLayout, string>,
  },
});

export interface SavedCardsProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  cards: readonly CardData[];
  onRetry: () => void;
  /** Redirects to the gateway's page for entering a card. */
  onAdd: () => void;
  /** Whether the redirect is being prepared. */
  loading?: boolean | undefined;
  /** Deletes a card, after confirmation. */
  onRemove: (card: CardData) => void;
  /** Id of the card that is being deleted. */
  loadingId?: string | null | undefined;
  /** `list`: next to other content; `tiles`: as a page's main content. */
  layout?: SavedCardsLayout | undefined;
  /** Current time, which determines expired cards. Required for server rendering. */
  now?: Date | undefined;
}

/** The customer's cards: brand, last four digits, expiry. Adds one on the gateway's page and deletes one. */
export function SavedCards({
  status,
  cards,
  onRetry,
  onAdd,
  loading = false,
  onRemove,
  loadingId = null,
  layout = "list",
  now: nowProp,
  className,
  ...rest
}: SavedCardsProps) {
  const { t, rich } = useMessages();
  const tiles = layout === "tiles";
  const nameOf = useCardName();
  const now = useNow(nowProp);
  const { expired, expiryOf } = useExpiry(now);
  const [cardToRemove, setCardToRemove] = useState<CardData | null>(null);
  const add = (
    <Button variant="soft" size="small" icon={<Icon of={Plus} />} loading={loading} onClick={onAdd}>
      {t(walletMessages.addCard)}
    </Button>
  );
  const List = tiles ? "div" : ListCard;
  let body: ReactNode;
  if (status === "loading")
    body = (
      <SkeletonGroup>
        <List className={listClass({ layout })}>
          {[0, 1].map((i) =>
            tiles ? (
              <Skeleton key={i} shape="box" className="h-40 w-full" />
            ) : (
              <div key={i} className={cardClass({ layout })}>
                <Skeleton shape="box" className="size-11" />
                <div className="grid flex-1 gap-2">
                  <Skeleton className="h-4 w-40" />
                  <Skeleton className="h-3 w-24" />
                </div>
              </div>
            ),
          )}
        </List>
      </SkeletonGroup>
    );
  else if (status === "failed")
    body = <ErrorState picture={null} title={t(walletMessages.cardsFailed)} onRetry={onRetry} />;
  else if (cards.length === 0)
    body = tiles ? (
      <EmptyState
        className="min-h-[60svh]"
        picture={
          <Spot tint="sky">
            <CardArt />
          </Spot>
        }
        title={t(walletMessages.noCards)}
        text={t(walletMessages.noCardsText)}
        action={add}
      />
    ) : (
      <div className="grid justify-items-start gap-4 rounded-picture border-[1.5px] border-dashed border-control p-4">
        <div className="flex items-center gap-3.5">
          <IconTile of={CreditCard} />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium">{t(walletMessages.noCards)}</h3>
            <p className="text-f2 text-muted">{t(walletMessages.noCardsText)}</p>
          </div>
        </div>
        {add}
      </div>
    );
  else
    body = (
      <>
        <List className={listClass({ layout })}>
          <div role="list" aria-label={t(walletMessages.cards)} className="contents">
            {cards.map((card) => (
              <div
                key={card.id}
                role="listitem"
                data-slot="saved-card"
                aria-busy={card.id === loadingId || undefined}
                className={cardClass({ layout })}
              >
                {tiles ? <NightGround /> : <IconTile of={CreditCard} />}
                {tiles && <Chip />}
                <div className={textsClass({ layout })}>
                  {/* Not one isolated text: a line that starts with a Latin name would change its direction in
                      Arabic. */}
                  <p className={nameClass({ layout })}>
                    {rich(walletMessages.cardEnding, { brand: brandName(card.brand), last4: card.last4 })}
                  </p>
                  <p className={detailsClass({ layout })}>
                    {expired(card) ? (
                      <Badge tone="warning">
                        <span>{expiryOf(card)}</span>
                      </Badge>
                    ) : (
                      <span>{expiryOf(card)}</span>
                    )}
                    {card.is_default && <Badge>{t(walletMessages.cardDefault)}</Badge>}
                  </p>
                </div>
                <IconButton
                  icon={Trash2}
                  variant={tiles ? "glass" : "plain"}
                  aria-label={t(walletMessages.removeCard, { card: nameOf(card) })}
                  aria-busy={card.id === loadingId || undefined}
                  aria-disabled={card.id === loadingId || undefined}
                  onClick={() => card.id !== loadingId && setCardToRemove(card)}
                />
              </div>
            ))}
          </div>
          {tiles && (
            <div className="flex min-h-16 items-center justify-center rounded-panel border-[1.5px] border-dashed border-control py-4">
              {add}
            </div>
          )}
        </List>
        <div className="mt-4 grid justify-items-start gap-2">
          {!tiles && add}
          <p className="text-f2 text-muted">{t(walletMessages.addCardHelp)}</p>
        </div>
      </>
    );
  return (
    <div data-slot="saved-cards" data-layout={layout} {...rest} className={className}>
      {body}
      <ConfirmDialog
        open={cardToRemove !== null}
        onOpenChange={(open) => !open && setCardToRemove(null)}
        title={t(walletMessages.removeCardTitle)}
        description={cardToRemove && t(walletMessages.removeCardText, { card: nameOf(cardToRemove) })}
        confirm={t(walletMessages.remove)}
        onConfirm={() => {
          if (cardToRemove) onRemove(cardToRemove);
          setCardToRemove(null);
        }}
      />
    </div>
  );
}
