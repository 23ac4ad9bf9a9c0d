import type { FavouriteButtonProps } from "./favourite-button.js";

/** Favourite state of a list's items, by id. */
export interface CardFavourites {
  ids: ReadonlySet<string>;
  /** Called on a click; `saved` is the requested state. */
  onToggle: (id: string, saved: boolean) => void;
}

type ToggleProps = Pick<FavouriteButtonProps, "saved" | "onToggle">;
const toggles = new WeakMap<CardFavourites["onToggle"], Map<string, ToggleProps>>();

/**
 * Props of a card's favourite button; undefined when the list has no favourites. The same object for the same item, state
 * and `onToggle`, so that a memoized card is not rendered again when another one is saved.
 */
export function favouriteProps(favourites: CardFavourites | undefined, id: string): ToggleProps | undefined {
  if (!favourites) return undefined;
  const { ids, onToggle } = favourites;
  const saved = ids.has(id);
  let known = toggles.get(onToggle);
  if (!known) toggles.set(onToggle, (known = new Map()));
  const key = `${saved} ${id}`;
  let props = known.get(key);
  if (!props) known.set(key, (props = { saved, onToggle: (next) => onToggle(id, next) }));
  return props;
}
