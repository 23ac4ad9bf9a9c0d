"use client";
import { FormFileField } from "../../forms/form-fields/index.js";
import { defaultPictureLimits, type PictureLimits } from "../../lib/fit-pictures/index.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";

const maxPhotos = 3;

/** Photographs of a review, shown once the store has approved them (REQ-ACCOUNT-30). */
export function PhotoField({ limits = defaultPictureLimits }: { limits?: PictureLimits | undefined }) {
  const { t } = useMessages();
  return (
    <FormFileField
      name="photos"
      label={t(catalogueMessages.photos)}
      help={t(catalogueMessages.photosModerated)}
      labels={{ add: t(catalogueMessages.addPhotos), hint: t(catalogueMessages.photosFormat) }}
      optional
      accept="image/*"
      maxBytes={limits.maxBytes}
      shrinkTo={limits}
      maxFiles={maxPhotos}
    />
  );
}
