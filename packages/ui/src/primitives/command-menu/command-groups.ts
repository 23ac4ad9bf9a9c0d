import type { ReactNode } from "react";
import { filterOptions, type ComboboxOption } from "../combobox/filter-options.js";

/** An action or a page that a `CommandMenu` offers. */
export interface Command extends ComboboxOption {
  /** Heading under which it stands. */
  group?: string | undefined;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** Keys that do the same, as in `KeyHint`. */
  keys?: readonly string[] | undefined;
  /** Address of a page: the command is a link. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface CommandGroup {
  name: string | undefined;
  commands: { command: Command; index: number }[];
}

/**
 * The commands that a search finds, in groups; the group of the best match comes first. `index` counts over all groups, in the order
 * in which they are shown.
 */
export function groupCommands(commands: readonly Command[], search: string): CommandGroup[] {
  const groups = new Map<string | undefined, Command[]>();
  for (const command of filterOptions(commands, search)) {
    const members = groups.get(command.group);
    if (members) members.push(command);
    else groups.set(command.group, [command]);
  }
  let index = 0;
  return [...groups].map(([name, members]) => ({
    name,
    commands: members.map((command) => ({ command, index: index++ })),
  }));
}
