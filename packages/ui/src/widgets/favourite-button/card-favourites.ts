import type { FavouriteButtonProps } from "./favourite-button.js";

/** Which things of a list the customer keeps, by their ids. */
export interface CardFavourites {
  ids: ReadonlySet<string>;
  /** A heart was pressed; `saved` is the state wanted. */
  onToggle: (id: string, saved: boolean) => void;
}

/** The heart of one card of a list; none where nobody keeps favourites. */
export function favouriteOf(
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
