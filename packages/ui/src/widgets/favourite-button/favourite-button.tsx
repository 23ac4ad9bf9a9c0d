"use client";
import { use, type ComponentProps } from "react";
import { FavouritesLoading } from "../../app/favourites-loading.js";
import { useHydrated } from "../../lib/use-hydrated.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Heart } from "../../primitives/icon/icon-nodes.js";
import { IconButton, type IconButtonSize } from "../../primitives/icon-button/index.js";

export interface FavouriteButtonProps extends Omit<
  ComponentProps<"button">,
  "children" | "name" | "onToggle" | "aria-label"
> {
  /** Name of the item, for the label. */
  name: string;
  saved: boolean;
  /** Called with the requested state; with `true` where the present one is not known yet. */
  onToggle: (saved: boolean) => void;
  size?: IconButtonSize | undefined;
}

/** A guest's page of a server looks as it does afterwards. */
const unknownClass = (isHydrated: boolean) =>
  isHydrated ? "opacity-40" : "[[data-session=customer]_&]:opacity-40";

/**
 * Heart button on a picture: filled teal when saved. On a page of a server, and while {@link FavouritesLoading}, it says neither
 * that the item is a favourite nor that it is not.
 */
export function FavouriteButton({ name, saved, onToggle, size = "medium", ...rest }: FavouriteButtonProps) {
  const { t } = useMessages();
  const isHydrated = useHydrated();
  const isLoading = use(FavouritesLoading);
  const isUnknown = !saved && (!isHydrated || isLoading);
  const label = saved ? catalogueMessages.dropFavourite : catalogueMessages.saveFavourite;
  return (
    <IconButton
      {...rest}
      data-slot="favourite-button"
      variant="glass"
      size={size}
      icon={Heart}
      iconClassName={saved ? "fill-primary text-primary" : isUnknown ? unknownClass(isHydrated) : undefined}
      aria-label={t(isUnknown ? catalogueMessages.toggleFavourite : label, { name })}
      onClick={() => onToggle(!saved)}
    />
  );
}
