"use client";
import { CreditCard, Plus, Trash2 } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { IconTile } from "../icon-tile/index.js";
import { ListCard } from "../list-card/index.js";
import { type CardData, brandName } from "./card-data.js";
import { useCardName, useNow, useExpiry } from "./use-card-text.js";

const cardClass =
  "flex min-h-16 items-center gap-3.5 border-b border-border py-2.5 ps-4 pe-2 last:border-b-0";

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
  now: nowProp,
  className,
  ...rest
}: SavedCardsProps) {
  const { t, rich } = useMessages();
  const nameOf = useCardName();
  const now = useNow(nowProp);
  const { expired, expiryOf } = useExpiry(now);
  const [cardToRemove, setCardToRemove] = useState<CardData | null>(null);
  const add = (
    <Button variant="soft" size="small" icon={<Icon of={Plus} />} loading={loading} onClick={onAdd}>
      {t(walletMessages.addCard)}
    </Button>
  );
  let body: ReactNode;
  if (status === "loading")
    body = (
      <SkeletonGroup>
        <ListCard>
          {[0, 1].map((i) => (
            <div key={i} className={cardClass}>
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
  else if (status === "failed")
    body = <ErrorState picture={null} title={t(walletMessages.cardsFailed)} onRetry={onRetry} />;
  else if (cards.length === 0)
    body = (
      <div className="grid justify-items-start gap-4 rounded-picture border-[1.5px] border-dashed border-control p-4">
        <div className="flex items-center gap-3.5">
          <IconTile of={CreditCard} />
          <div className="min-w-0 flex-1">
            <h3 className="font-medium">{t(walletMessages.noCards)}</h3>
            <p className="text-small text-muted">{t(walletMessages.noCardsText)}</p>
          </div>
        </div>
        {add}
      </div>
    );
  else
    body = (
      <>
        <ListCard>
          <div role="list" aria-label={t(walletMessages.cards)} className="contents">
            {cards.map((card) => (
              <div
                key={card.id}
                role="listitem"
                data-slot="saved-card"
                aria-busy={card.id === loadingId || undefined}
                className={cardClass}
              >
                <IconTile of={CreditCard} />
                <div className="min-w-0 flex-1">
                  {/* Not one isolated text: a line that starts with a Latin name would change its direction in
                      Arabic. */}
                  <p className="font-medium">
                    {rich(walletMessages.cardEnding, { brand: brandName(card.brand), last4: card.last4 })}
                  </p>
                  <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
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
                  variant="plain"
                  aria-label={t(walletMessages.removeCard, { card: nameOf(card) })}
                  aria-busy={card.id === loadingId || undefined}
                  aria-disabled={card.id === loadingId || undefined}
                  onClick={() => card.id !== loadingId && setCardToRemove(card)}
                />
              </div>
            ))}
          </div>
        </ListCard>
        <div className="mt-4 grid justify-items-start gap-2">
          {add}
          <p className="text-small text-muted">{t(walletMessages.addCardHelp)}</p>
        </div>
      </>
    );
  return (
    <div data-slot="saved-cards" {...rest} className={className}>
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
