"use client";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { SavedCards, type SavedCardsProps } from "../../widgets/saved-cards/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface CardsScreenProps
  extends
    AccountPageProps,
    Pick<SavedCardsProps, "cards" | "onAdd" | "loading" | "onRemove" | "removing" | "now"> {
  /** Why the last change did not go through. */
  error?: string | undefined;
}

/** The customer's cards by token: add one on the gateway's page, forget one. */
export function CardsScreen({
  cards,
  onAdd,
  loading,
  onRemove,
  removing,
  now,
  error,
  ...frame
}: CardsScreenProps) {
  const { t } = useMessages();
  const own = {
    cards,
    onAdd,
    loading,
    onRemove,
    removing,
    now,
    onRetry: frame.onRetry,
    layout: "tiles" as const,
  };
  return (
    <AccountFrame
      {...frame}
      data-slot="cards-screen"
      title={t(walletMessages.cards)}
      failedTitle={t(walletMessages.cardsFailed)}
      skeleton={<SavedCards {...own} status="loading" />}
    >
      {error && (
        <Alert tone="bad" live className="mb-4">
          {error}
        </Alert>
      )}
      <SavedCards {...own} status="ready" />
    </AccountFrame>
  );
}
