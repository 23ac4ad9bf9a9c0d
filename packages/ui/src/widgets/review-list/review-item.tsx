"use client";
import { Suspense, useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { useFormat, useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { lazyComponent } from "../../lib/on-demand.js";
import { Optional } from "../../lib/optional.js";
import { Stars } from "../rating-summary/index.js";
import type { ReviewPhotoData } from "./review-photos.js";

// Loaded on demand: most reviews have none.
const { Component: ReviewPhotos } = lazyComponent(
  async () => ({
    default: (await import("./review-photos.js")).ReviewPhotos,
  }),
  { optional: true },
);

/** A customer's review of an order. Times ISO-8601. */
export interface ReviewData {
  id: string;
  /** First name and initial. */
  author: string;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
  at: string;
  photos?: readonly ReviewPhotoData[] | undefined;
  /** The store's reply. */
  reply: { text: string; at: string } | null;
}

export interface ReviewItemProps extends Omit<ComponentProps<"article">, "children"> {
  review: ReviewData;
  /** Author of the reply. */
  storeName: string;
  level?: 2 | 3 | undefined;
}

/** A row on phones, a card on desktop. */
const frame =
  "border-b border-border py-4 desktop:h-full desktop:rounded-picture desktop:border desktop:bg-surface desktop:p-5";

/** Comment clamped to six lines, with a button to expand it. */
function Comment({ text }: { text: string }) {
  const { t } = useMessages();
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [isClamped, setIsClamped] = useState(false);
  useEffect(() => {
    const element = paragraph.current;
    if (!element || open) return;
    const observer = new ResizeObserver(() => setIsClamped(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [open, text]);
  return (
    <>
      <p
        ref={paragraph}
        id={id}
        dir="auto"
        data-slot="review-comment"
        className={cx("mt-2 text-pretty wrap-break-word whitespace-pre-line", !open && "line-clamp-6")}
      >
        {text}
      </p>
      {(isClamped || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="relative mt-1 hit-area rounded-tag text-small font-semibold text-primary-text underline-offset-4 hover:underline"
        >
          {t(open ? catalogueMessages.readLess : catalogueMessages.readMore)}
        </button>
      )}
    </>
  );
}

/** Review: author, date, stars, comment, photographs and the store's reply. */
export function ReviewItem({ review, storeName, level = 3, className, ...rest }: ReviewItemProps) {
  const { t } = useMessages();
  const { date } = useFormat();
  const Heading = `h${level}` as const;
  return (
    <article data-slot="review-item" {...rest} className={cx(frame, className)}>
      <div className="flex items-center gap-3">
        <Avatar name={review.author} size="small" />
        <div className="min-w-0 flex-1">
          <Heading className="truncate text-body font-semibold">
            <bdi>{review.author}</bdi>
          </Heading>
          <p className="text-caption text-muted">
            <time dateTime={review.at}>{date(review.at, "full")}</time>
          </p>
        </div>
        <span
          role="img"
          aria-label={t(commonMessages.ratingLabel, { rating: review.rating })}
          className="flex-none"
        >
          <Stars value={review.rating} />
        </span>
      </div>
      {review.comment && <Comment text={review.comment} />}
      {review.photos && review.photos.length > 0 && (
        <Optional>
          <Suspense fallback={<div className="mt-2.5 h-24" />}>
            <ReviewPhotos photos={review.photos} author={review.author} />
          </Suspense>
        </Optional>
      )}
      {review.reply && (
        <div data-slot="review-reply" className="mt-2.5 rounded-field bg-sunken px-3.5 py-3 text-small">
          <p className="font-semibold">
            <bdi>{storeName}</bdi>
          </p>
          <p dir="auto" className="wrap-break-word whitespace-pre-line text-muted">
            {review.reply.text}
          </p>
        </div>
      )}
    </article>
  );
}

/** Placeholder of `ReviewItem` while it loads. Use inside a `SkeletonGroup`. */
export function ReviewItemSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="review-item-skeleton" {...rest} className={cx(frame, className)}>
      <div className="flex items-center gap-3">
        <Skeleton shape="circle" className="size-10" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-32" />
        </div>
        <Skeleton className="h-4 w-22" />
      </div>
      <Skeleton className="mt-4 w-full" />
      <Skeleton className="mt-2.5 w-2/3" />
    </div>
  );
}
