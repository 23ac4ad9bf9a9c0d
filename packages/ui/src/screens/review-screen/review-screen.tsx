"use client";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import {
  ReviewForm,
  ReviewFormSkeleton,
  type ReviewFormProps,
  type ReviewedOrderData,
} from "../../widgets/review-form/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";

export interface ReviewScreenProps
  extends
    Omit<ComponentProps<"div">, "children" | "onSubmit">,
    Pick<
      ReviewFormProps,
      "validate" | "onSubmit" | "onSubmitFailure" | "draftKey" | "initialRating" | "photoLimits"
    > {
  status: AsyncStatus;
  order?: ReviewedOrderData | undefined;
  backHref: string;
  /** Retries loading. */
  onRetry: () => void;
}

/** The review form of a delivered order. */
export function ReviewScreen({
  status,
  order,
  backHref,
  onRetry,
  validate,
  onSubmit,
  onSubmitFailure,
  draftKey,
  initialRating,
  photoLimits,
  className,
  ...rest
}: ReviewScreenProps) {
  const { t } = useMessages();
  let body: ReactNode;
  if (status === "failed" || (status === "ready" && !order))
    body = <ErrorState onRetry={onRetry} className="min-h-[60svh]" />;
  else if (!order) body = <ReviewFormSkeleton />;
  else
    body = (
      <ReviewForm
        wide
        {...{ order, validate, onSubmit, onSubmitFailure, draftKey, initialRating, photoLimits }}
      />
    );
  return (
    <div
      data-slot="review-screen"
      data-phone-bar="own"
      {...rest}
      className={cx("page wrap-anywhere pb-8 desktop:pb-16", className)}
    >
      <ScreenHead backHref={backHref} title={t(catalogueMessages.yourReview)} />
      {body}
    </div>
  );
}
