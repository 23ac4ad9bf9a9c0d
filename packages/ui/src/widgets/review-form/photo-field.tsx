"use client";
import { FormFileField } from "../../forms/form-fields/index.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";

const maxPhotos = 3;
const maxBytes = 5 * 1024 * 1024;

/** Photographs of a review, shown once the store has approved them (REQ-ACCOUNT-30). */
export function PhotoField() {
  const { t } = useMessages();
  return (
    <FormFileField
      name="photos"
      label={t(catalogueMessages.photos)}
      help={t(catalogueMessages.photosModerated)}
      labels={{ add: t(catalogueMessages.addPhotos), hint: t(catalogueMessages.photosFormat) }}
      optional
      accept="image/jpeg,image/png"
      maxBytes={maxBytes}
      maxFiles={maxPhotos}
    />
  );
}
