import { defineMessage } from "../../define-message.js";

/* Messages of photographs in reviews. */

export const photos = defineMessage("catalogue.photos", "Photos", "الصور");
export const addPhotos = defineMessage("catalogue.addPhotos", "Add photos", "إضافة صور");
export const photosFormat = defineMessage(
  "catalogue.photosFormat",
  "JPG or PNG, large photos are made smaller",
  "بصيغة JPG أو PNG، وتُصغَّر الصور الكبيرة",
);
export const photosModerated = defineMessage(
  "catalogue.photosModerated",
  "Up to 3, shown once the store has approved them.",
  "حتى 3 صور، وتظهر بعد أن يوافق المتجر عليها.",
);
export const photoBy = defineMessage(
  "catalogue.photoBy",
  "Photo {number} by {name}",
  "الصورة {number} من {name}",
);
export const photosPending = defineMessage(
  "catalogue.photosPending",
  "Only you see your photos until the store has approved them.",
  "لا يرى صورك غيرك حتى يوافق المتجر عليها.",
);
