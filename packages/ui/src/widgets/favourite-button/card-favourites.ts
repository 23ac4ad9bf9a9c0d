import type { FavouriteButtonProps } from "./favourite-button.js";

/** Favourite state of a list's items, by id. */
export interface CardFavourites {
  ids: ReadonlySet<string>;
  /** Called on a click; `saved` is the requested state. */
  onToggle: (id: string, saved: boolean) => void;
}

/** Props of a card's favourite button; undefined when the list has no favourites. */
export function favouriteProps(
  favourites: CardFavourites | undefined,
  id: string,
): Pick<FavouriteButtonProps, "saved" | "onToggle"> | undefined {
  return (
    favourites && {
      saved: favourites.ids.has(id),
      onToggle: (saved) => favourites.onToggle(id, saved),
    }
  );
}
