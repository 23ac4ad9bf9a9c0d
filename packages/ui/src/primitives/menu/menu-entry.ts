import type { ReactNode } from "react";

/** Action or, with `href`, link. */
export interface MenuAction {
  label: ReactNode;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** Secondary text at the end: a count or a price. */
  end?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** Destructive: place it last, after a separator. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Single choice with a check mark on the selected option, such as the sort order of a list. */
export interface MenuChoices {
  /** Visible label and accessible name of the group. */
  label: string;
  value: string;
  choices: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
  onValueChange: (value: string) => void;
}

export type MenuEntry = MenuAction | MenuChoices | "separator";

/** How the menu was opened: the keyboard focuses an item, the pointer the panel. */
export type MenuOpening = "pointer" | "first" | "last";
