"use client";
import type { ComponentProps } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";

/** A photograph of a review. */
export interface ReviewPhotoData {
  id: string;
  image: PictureSource;
  /** Waits for the store: only its author sees it. */
  is_pending: boolean;
}

export interface ReviewPhotosProps extends Omit<ComponentProps<"div">, "children"> {
  photos: readonly ReviewPhotoData[];
  /** Whose review it is. */
  author: string;
}

/** Photographs of a review as squares of one size, each a link to the whole picture (REQ-ACCOUNT-30). */
export function ReviewPhotos({ photos, author, className, ...rest }: ReviewPhotosProps) {
  const { t } = useMessages();
  return (
    <div data-slot="review-photos" {...rest} className={cx("mt-2.5", className)}>
      <ul className="flex list-none flex-wrap gap-2">
        {photos.map(({ id, image, is_pending }, at) => (
          <li key={id}>
            <a
              href={image.src}
              target="_blank"
              rel="noreferrer"
              data-state={is_pending ? "pending" : "approved"}
              className="block rounded-small focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              <Picture
                source={image}
                alt={t(catalogueMessages.photoBy, { number: at + 1, name: author })}
                ratio="square"
                fallback={author}
                className="size-24 rounded-small"
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.some(({ is_pending }) => is_pending) && (
        <p className="mt-1.5 text-caption text-muted">{t(catalogueMessages.photosPending)}</p>
      )}
    </div>
  );
}
