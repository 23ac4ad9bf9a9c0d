import { defineMessage } from "../../define-message.js";

/* Messages of the favourites page. */

export const favourites = defineMessage("catalogue.favourites", "Favourites", "المفضلة");
export const noFavourites = defineMessage("catalogue.noFavourites", "No favorite items", "لا شيء في المفضلة");
export const noFavouritesText = defineMessage(
  "catalogue.noFavouritesText",
  "Press the heart on what you like, and find it here again.",
  "اضغط على القلب لتجد هنا ما أعجبك.",
);
export const noFavouritesSignedOut = defineMessage(
  "catalogue.noFavouritesSignedOut",
  "Log in to keep what you like",
  "سجّل الدخول لتحفظ ما يعجبك",
);
export const logIn = defineMessage("catalogue.logIn", "Log in", "تسجيل الدخول");
