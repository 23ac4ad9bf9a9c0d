"use client";
import type { ComponentProps } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Heart } from "../../primitives/icon/icon-nodes.js";
import { IconButton, type IconButtonSize } from "../../primitives/icon-button/index.js";

export interface FavouriteButtonProps extends Omit<
  ComponentProps<"button">,
  "children" | "name" | "onToggle" | "aria-label"
> {
  /** What is kept, for the label. */
  name: string;
  saved: boolean;
  /** The state wanted. */
  onToggle: (saved: boolean) => void;
  size?: IconButtonSize | undefined;
}

/** The heart on a picture: filled teal when saved. */
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
