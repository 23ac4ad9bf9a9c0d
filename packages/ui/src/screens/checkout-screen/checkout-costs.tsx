"use client";
import { cartMessages, checkoutMessages, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { QuoteProblems } from "../../widgets/cart-content/index.js";
import { PriceSummary, PriceSummarySkeleton } from "../../widgets/price-summary/index.js";
import type { CheckoutProgress } from "./checkout-progress.js";
import type { CheckoutScreenProps } from "./checkout-props.js";

type Quote = CheckoutScreenProps["quote"];

/** Says that the price changed since the customer last saw it. */
export function CheckoutPriceNotice({ changed }: { changed: boolean | undefined }) {
  const { t } = useMessages();
  if (!changed) return null;
  return (
    <Alert tone="warning" live title={t(checkoutMessages.quoteChanged)} className="mb-4">
      {t(checkoutMessages.quoteChangedText)}
    </Alert>
  );
}

/** The price summary of the quote and the problems that block the order. */
export function CheckoutCosts({
  quote,
  problems,
}: {
  quote: Quote;
  problems: CheckoutProgress["otherProblems"];
}) {
  const { t } = useMessages();
  if (quote.data)
    return (
      <>
        <PriceSummary
          summary={quote.data}
          loading={quote.status === "loading"}
          aria-label={t(cartMessages.summary)}
        />
        <QuoteProblems problems={problems} all />
      </>
    );
  if (quote.status === "failed")
    return <RetryAlert onRetry={quote.onRetry}>{t(checkoutMessages.summaryFailed)}</RetryAlert>;
  return <PriceSummarySkeleton />;
}
