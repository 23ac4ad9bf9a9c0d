"use client";
import { useState } from "react";
import { useMessages, ordersMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { RatingInput, type RatingStep } from "../../primitives/rating-input/index.js";
import { Receipt, useOrderSummary } from "../../widgets/receipt/index.js";
import type { TrackedReceiptData } from "./tracking-data.js";

/** How the delivered order is rated. */
export interface TrackingRating {
  onRate: (rating: RatingStep) => void;
  /** Whether the rating is being sent. */
  loading: boolean;
  /** Link to the form with comment and products, for a rating. */
  moreHref: (rating: RatingStep) => string;
}

interface TrackingDeliveredProps {
  rating: TrackingRating | undefined;
  receipt: TrackedReceiptData | undefined;
}

/**
 * The moment of the delivery, in the map's place: the plate, five stars while the order can be rated, and where the map
 * was large what was delivered.
 */
export function TrackingDelivered({ rating, receipt }: TrackingDeliveredProps) {
  const { t } = useMessages();
  const summaryOf = useOrderSummary();
  const [stars, setStars] = useState<RatingStep | null>(null);
  return (
    <div
      data-slot="tracking-delivered"
      className="flex h-full min-h-[inherit] flex-col items-center bg-success-soft px-gutter pt-4 pb-10 desktop:justify-center desktop:py-8"
    >
      <EmptyPlate width={126} className="animate-rise-in" />
      {rating && (
        <>
          <p aria-hidden className="mt-1 font-semibold">
            {t(ordersMessages.rateNow)}
          </p>
          <RatingInput
            label={t(ordersMessages.rateNow)}
            labelHidden
            value={stars}
            onValueChange={setStars}
            disabled={rating.loading}
            className="text-center"
          />
          {stars !== null && (
            <div className="mt-3 flex flex-wrap justify-center gap-2">
              <Button size="small" loading={rating.loading} onClick={() => rating.onRate(stars)}>
                {t(ordersMessages.sendRating)}
              </Button>
              <Button size="small" variant="text" href={rating.moreHref(stars)}>
                {t(ordersMessages.sayMore)}
              </Button>
            </div>
          )}
        </>
      )}
      {receipt && (
        <Receipt
          items={receipt.items}
          summary={summaryOf(receipt)}
          className="mt-6 w-full max-w-105 max-desktop:hidden"
        />
      )}
    </div>
  );
}
