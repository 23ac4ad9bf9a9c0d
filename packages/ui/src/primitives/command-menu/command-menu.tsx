"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import { useEffect, useRef, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { latinKey } from "../../lib/latin-key.js";
import { dataMessages, useMessages } from "../../locale/index.js";
import { Dialog, type DialogProps } from "../dialog/index.js";
import type { Command } from "./command-groups.js";
import { CommandSearch } from "./command-search.js";

export interface CommandMenuProps extends Omit<
  DialogProps,
  "open" | "onOpenChange" | "title" | "header" | "footer" | "children" | "lead" | "description" | "center"
> {
  commands: readonly Command[];
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Name of the menu; "Commands" by default. */
  label?: string | undefined;
  placeholder?: string | undefined;
  /** Letter that opens and closes it with Ctrl or ⌘, anywhere on the page: "k" by default, `null` for none. */
  shortcut?: string | null | undefined;
  /** Called with what is typed, to add commands that a server finds. */
  onSearch?: ((search: string) => void) | undefined;
  /** More commands are being searched. */
  loading?: boolean | undefined;
  /** Shown when nothing is found. */
  empty?: ReactNode;
}

/** Finds pages and actions by typing. Ctrl K or ⌘ K opens it from anywhere; Enter does what is marked. */
export function CommandMenu({
  commands,
  open: openProp,
  defaultOpen,
  onOpenChange,
  label,
  placeholder,
  shortcut = "k",
  onSearch,
  loading,
  empty,
  className,
  ...rest
}: CommandMenuProps) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen ?? false,
    onChange: onOpenChange,
    caller: "CommandMenu",
  });
  useEffect(() => {
    if (shortcut === null) return;
    const toggle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || event.shiftKey || event.altKey)
        return;
      if (!(event.ctrlKey || event.metaKey) || latinKey(event).toLowerCase() !== shortcut) return;
      event.preventDefault();
      setOpen(!open);
    };
    document.addEventListener("keydown", toggle);
    return () => document.removeEventListener("keydown", toggle);
  }, [shortcut, open, setOpen]);
  const name = label ?? t(dataMessages.commands);
  return (
    <Dialog
      size="large"
      closeButton={false}
      titleHidden
      initialFocus={input}
      {...rest}
      open={open}
      onOpenChange={setOpen}
      title={name}
      className={cx("mt-[max(1rem,12dvh)] max-h-[calc(88dvh-2rem)]!", className)}
    >
      <CommandSearch
        {...{ commands, loading, empty, input, onSearch }}
        label={name}
        placeholder={placeholder ?? t(dataMessages.searchCommands)}
        onDone={() => setOpen(false)}
      />
    </Dialog>
  );
}
