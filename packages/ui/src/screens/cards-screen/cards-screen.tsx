"use client";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { SavedCards, type SavedCardsProps } from "../../widgets/saved-cards/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface CardsScreenProps
  extends
    AccountPageProps,
    Pick<SavedCardsProps, "cards" | "onAdd" | "loading" | "onRemove" | "loadingId" | "now"> {
  /** Error of the last change. */
  error?: string | undefined;
}

/** The customer's saved cards (tokens): add one on the gateway's page, delete one. */
export function CardsScreen({
  cards,
  onAdd,
  loading,
  onRemove,
  loadingId,
  now,
  error,
  ...frame
}: CardsScreenProps) {
  const { t } = useMessages();
  const listProps = {
    cards,
    onAdd,
    loading,
    onRemove,
    loadingId,
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
      skeleton={<SavedCards {...listProps} status="loading" />}
    >
      {error && (
        <Alert tone="danger" live className="mb-4">
          {error}
        </Alert>
      )}
      <SavedCards {...listProps} status="ready" />
    </AccountFrame>
  );
}
