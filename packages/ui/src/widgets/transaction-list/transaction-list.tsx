"use client";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, walletMessages } from "../../locale/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { ReceiptArt } from "../../illustrations/receipt-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { LoadMoreList } from "../../primitives/load-more-list/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";

/** A list of transactions. */
export interface TransactionsData<T> {
  status: AsyncStatus;
  items: readonly T[];
  onRetry: () => void;
  /** Requests the next page. Undefined on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Status of the last requested page. */
  moreStatus?: AsyncStatus | undefined;
}

export interface TransactionListProps<T>
  extends TransactionsData<T>, Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** Renders an item: `WalletEntryRow` or `PaymentRow`. Keep it stable (`useCallback`). */
  children: (item: T) => ReactNode;
}

/** Placeholder of rows while loading. Use inside a `SkeletonGroup`. */
export function TransactionsSkeleton({
  count = 5,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { count?: number | undefined }) {
  return (
    <div data-slot="transactions-skeleton" {...rest}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="flex items-center gap-3.5 border-b border-border py-3">
          <Skeleton shape="box" className="size-11" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Paginated transactions, newest first. */
export function TransactionList<T extends { id: string }>({
  label,
  status,
  items,
  onRetry,
  onLoadMore,
  moreStatus = "ready",
  children,
  className,
  ...rest
}: TransactionListProps<T>) {
  const { t } = useMessages();
  return (
    <div data-slot="transaction-list" {...rest} className={className}>
      {status === "loading" ? (
        <SkeletonGroup>
          <TransactionsSkeleton />
        </SkeletonGroup>
      ) : status === "failed" && items.length === 0 ? (
        <ErrorState
          level={3}
          picture={<EmptyPlate width={150} />}
          title={t(walletMessages.transactionsFailed)}
          onRetry={onRetry}
        />
      ) : (
        <LoadMoreList
          label={label}
          items={items}
          getKey={(item) => item.id}
          status={moreStatus}
          onLoadMore={onLoadMore ?? (moreStatus === "failed" ? onRetry : undefined)}
          gap="none"
          itemHeight={72}
          skeleton={
            <SkeletonGroup>
              <TransactionsSkeleton count={2} />
            </SkeletonGroup>
          }
          empty={
            <EmptyState
              level={3}
              picture={
                <Spot tint="sage">
                  <ReceiptArt paid={false} />
                </Spot>
              }
              title={t(walletMessages.noTransactions)}
              text={t(walletMessages.noTransactionsText)}
            />
          }
        >
          {children}
        </LoadMoreList>
      )}
    </div>
  );
}
