"use client";
import type { ComponentProps } from "react";
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
  /** Called with the requested state. */
  onToggle: (saved: boolean) => void;
  size?: IconButtonSize | undefined;
}

/** Heart button on a picture: filled teal when saved. */
export function FavouriteButton({ name, saved, onToggle, size = "medium", ...rest }: FavouriteButtonProps) {
  const { t } = useMessages();
  return (
    <IconButton
      {...rest}
      data-slot="favourite-button"
      variant="glass"
      size={size}
      icon={Heart}
      iconClassName={saved ? "fill-primary text-primary" : undefined}
      aria-label={t(saved ? catalogueMessages.dropFavourite : catalogueMessages.saveFavourite, { name })}
      onClick={() => onToggle(!saved)}
    />
  );
}
