"use client";
import { Suspense, type ComponentProps } from "react";
import { FormRatingInput, FormTextArea } from "../../forms/form-fields/index.js";
import { Form, SubmitButton, type FormProps } from "../../forms/form/index.js";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import type { RatingStep } from "../../primitives/rating-input/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import type { PictureLimits } from "../../lib/fit-pictures/index.js";
import { lazyComponent } from "../../lib/on-demand.js";
import { Optional } from "../../lib/optional.js";

// Loaded on demand: below the first view, and the rest of the form works without it.
const { Component: PhotoField } = lazyComponent(
  async () => ({
    default: (await import("./photo-field.js")).PhotoField,
  }),
  { optional: true },
);

/** A delivered order with the data for its review. Times ISO-8601. */
export interface ReviewedOrderData {
  id: string;
  created_at: string;
  vendor: { name: string; logo: PictureSource | null; brand_color: string };
  /** Distinct products of the order. */
  products: readonly { id: string; name: string; image: PictureSource | null }[];
}

/** The review, as the server's `reviews` takes it. */
export interface ReviewDraft {
  order_id: string;
  rating: RatingStep;
  comment: string | null;
  /** Only products with a rating. */
  products: { id: string; rating: RatingStep }[];
  photos: File[];
}

/** Values of the form; `products` in the order of the order's products. */
export interface ReviewValues {
  rating: RatingStep | null;
  comment: string;
  products: (RatingStep | null)[];
  photos: readonly File[];
}

export interface ReviewFormProps extends Omit<ComponentProps<"div">, "onSubmit" | "children"> {
  order: ReviewedOrderData;
  /** Validates the values; `rating` is required. */
  validate: NonNullable<FormProps<ReviewValues>["validate"]>;
  /** Resolves to the server's errors, if any. */
  onSubmit: (review: ReviewDraft) => ReturnType<FormProps<ReviewValues>["onSubmit"]>;
  onSubmitFailure?: ((error: unknown) => void) | undefined;
  /** Key under which the values are saved for the tab until submitted. */
  draftKey?: string | undefined;
  /** What the server takes of a photograph; by default 5 MB and 25 megapixels. */
  photoLimits?: PictureLimits | undefined;
  /** Stars chosen before the form was opened. */
  initialRating?: RatingStep | null | undefined;
  /** Level of the heading; 1 if this is the page's main content. */
  level?: 1 | 2 | undefined;
  /** On desktop, the store and its stars are next to the rest. */
  wide?: boolean | undefined;
}

const beside = {
  frame: "desktop:grid-cols-[22.5rem_minmax(0,1fr)] desktop:items-start desktop:gap-10",
  store: "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6",
};

/** Review form: stars for the order and optionally for each product, a comment, and photographs (REQ-ACCOUNT-30). */
export function ReviewForm({
  order,
  validate,
  onSubmit,
  onSubmitFailure,
  draftKey,
  photoLimits,
  initialRating = null,
  level = 2,
  wide = false,
  className,
  ...rest
}: ReviewFormProps) {
  const { t, rich } = useMessages();
  const { date } = useFormat();
  const Heading = `h${level}` as const;
  const { vendor, products } = order;
  return (
    <div
      data-slot="review-form"
      {...rest}
      className={cx("mx-auto max-w-130", wide && "desktop:max-w-none", className)}
    >
      <Form<ReviewValues>
        initialValues={{
          rating: initialRating,
          comment: "",
          products: products.map(() => null),
          photos: [],
        }}
        validate={validate}
        onSubmit={({ rating, comment, products: productRatings, photos }) => {
          if (rating === null) return;
          return onSubmit({
            order_id: order.id,
            rating,
            comment: comment?.trim() || null,
            products: products.flatMap(({ id }, at) => {
              const stars = productRatings?.[at];
              return stars ? [{ id, rating: stars }] : [];
            }),
            photos: [...(photos ?? [])],
          });
        }}
        onSubmitFailure={onSubmitFailure}
        draftKey={draftKey}
        className="gap-6"
      >
        <div className={cx("grid gap-6", wide && beside.frame)}>
          <div className={cx("grid justify-items-center gap-6 text-center", wide && beside.store)}>
            <div className="grid justify-items-center">
              <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="large" />
              <Heading
                {...(level === 1 ? { tabIndex: -1, "data-slot": "page-title" } : {})}
                className="mt-3 text-title heading outline-none"
              >
                {t(catalogueMessages.howWasIt)}
              </Heading>
              <p className="text-small text-muted">
                {rich(catalogueMessages.storeAndDate, { name: vendor.name, date: date(order.created_at) })}
              </p>
            </div>
            <FormRatingInput
              name="rating"
              label={t(catalogueMessages.howWasIt)}
              labelHidden
              required
              className="text-center"
            />
          </div>
          <div className="grid gap-6">
            {products.length > 0 && (
              <fieldset data-slot="review-products" className="min-w-0">
                <legend className="mb-1 font-semibold">{t(catalogueMessages.rateProducts)}</legend>
                <ul className="list-none">
                  {products.map((product, at) => (
                    <li
                      key={product.id}
                      className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-b border-border py-2.5 last:border-b-0"
                    >
                      <Picture
                        source={product.image}
                        alt=""
                        ratio="square"
                        fallback={product.name}
                        sizes="52px"
                        className="size-13 flex-none rounded-small"
                      />
                      <span aria-hidden className="min-w-32 flex-1 font-medium">
                        <bdi className="whitespace-normal">{product.name}</bdi>
                      </span>
                      <FormRatingInput
                        name={`products.${at}`}
                        label={<bdi>{product.name}</bdi>}
                        labelHidden
                        size="medium"
                      />
                    </li>
                  ))}
                </ul>
              </fieldset>
            )}
            <FormTextArea
              name="comment"
              label={t(catalogueMessages.tellOthers)}
              optional
              placeholder={t(catalogueMessages.tellOthersExample)}
              maxLength={1000}
              rows={4}
            />
            <Optional>
              <Suspense fallback={<Skeleton shape="box" className="h-32 w-full" />}>
                <PhotoField limits={photoLimits} />
              </Suspense>
            </Optional>
            <SubmitButton>{t(catalogueMessages.postReview)}</SubmitButton>
          </div>
        </div>
      </Form>
    </div>
  );
}

/** Placeholder of a wide `ReviewForm` while its order loads. */
export function ReviewFormSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <SkeletonGroup
      data-slot="review-form-skeleton"
      {...rest}
      className={cx("mx-auto max-w-130 desktop:max-w-none", className)}
    >
      <div className={cx("grid gap-6", beside.frame)}>
        <div className={cx("grid justify-items-center gap-4", beside.store)}>
          <Skeleton shape="box" className="size-17" />
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-9 w-65" />
        </div>
        <div className="grid gap-6">
          <Skeleton shape="box" className="h-28 w-full" />
          <Skeleton shape="box" className="h-control w-full rounded-button" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
