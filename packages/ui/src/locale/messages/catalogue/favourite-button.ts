import { defineMessage } from "../../define-message.js";

/* Messages of the favourite button. */

export const saveFavourite = defineMessage(
  "catalogue.saveFavourite",
  "Add {name} to favourites",
  "إضافة {name} إلى المفضلة",
);
export const dropFavourite = defineMessage(
  "catalogue.dropFavourite",
  "Remove {name} from favourites",
  "إزالة {name} من المفضلة",
);
/** While it is not known whether it is one. */
export const toggleFavourite = defineMessage(
  "catalogue.toggleFavourite",
  "Favourite: {name}",
  "المفضلة: {name}",
);
