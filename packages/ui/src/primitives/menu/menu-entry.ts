import type { ReactNode } from "react";

/** Something to do, or, with `href`, somewhere to go. */
export interface MenuAction {
  label: ReactNode;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** At the end, quieter: a count, a price. */
  end?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** It takes something away: put it last, after a separator. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** One of several, with a check beside the chosen one: the order of a list. */
export interface MenuChoices {
  /** Over them, and their name. */
  label: string;
  value: string;
  choices: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
  onValueChange: (value: string) => void;
}

export type MenuEntry = MenuAction | MenuChoices | "separator";

/** How the panel was opened: the keyboard focuses an item, the pointer the panel. */
export type MenuOpening = "pointer" | "first" | "last";
