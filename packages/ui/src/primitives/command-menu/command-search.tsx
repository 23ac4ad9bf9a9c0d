"use client";
import { useId, useState, type ReactNode, type RefObject } from "react";
import { Anchor, commonMessages, dataMessages, useMessages } from "../../locale/index.js";
import { useListbox } from "../combobox/use-listbox.js";
import { Icon } from "../icon/index.js";
import { Search } from "../icon/icon-nodes.js";
import { KeyHint } from "../key-hint/index.js";
import { groupCommands, type Command } from "./command-groups.js";

export interface CommandSearchProps {
  commands: readonly Command[];
  label: string;
  placeholder: string;
  input: RefObject<HTMLInputElement | null>;
  onSearch: ((search: string) => void) | undefined;
  loading: boolean | undefined;
  empty: ReactNode;
  /** Called after a command was chosen. */
  onDone: () => void;
}

/** Search and list of a `CommandMenu`. The focus stays in the input; the first command found is marked. */
export function CommandSearch({
  commands,
  label,
  placeholder,
  input,
  onSearch,
  loading = false,
  empty,
  onDone,
}: CommandSearchProps) {
  const { t } = useMessages();
  const listId = useId();
  const [search, setSearch] = useState("");
  const groups = groupCommands(commands, search);
  const found = groups.flatMap((group) => group.commands.map(({ command }) => command));
  const { list, active, activeId, setActive, onKeyDown } = useListbox({
    id: listId,
    count: found.length,
    isDisabled: (index) => found[index]?.disabled ?? false,
    open: true,
    onOpenChange: () => {},
    // A press, so that a link is followed by the app's router.
    onChoose: (index) => list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.click(),
    initial: 0,
    first: found.findIndex((command) => !command.disabled),
  });
  return (
    <div data-slot="command-search" className="-mx-3">
      <div className="sticky top-0 z-1 flex items-center gap-3 border-b border-border bg-bg px-3 pb-3">
        <Icon of={Search} className="text-muted" />
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a list that is always shown */}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-busy={loading || undefined}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          placeholder={placeholder}
          value={search}
          data-slot="command-input"
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(undefined);
            onSearch?.(event.target.value);
          }}
          onKeyDown={(event) => {
            // Esc closes the dialog.
            if (event.key !== "Escape") onKeyDown(event);
          }}
          className="min-h-touch min-w-0 flex-1 bg-transparent [text-align:-webkit-match-parent] [text-align:match-parent] outline-none placeholder:text-muted"
        />
      </div>
      {/* Below what people type, so that a new list does not move the input. */}
      <div ref={list} id={listId} role="listbox" aria-label={label} data-slot="command-list" className="pt-2">
        {groups.map(({ name, commands: members }) => (
          <div
            key={name ?? ""}
            {...(name === undefined ? { role: "presentation" } : { role: "group", "aria-label": name })}
            data-slot="command-group"
          >
            {name !== undefined && (
              <div aria-hidden className="px-3 pt-2 pb-1 text-caption font-medium text-muted">
                {name}
              </div>
            )}
            {members.map(({ command, index }) => (
              <Option
                key={command.value}
                {...{ command, index }}
                id={`${listId}-${index}`}
                isActive={index === active}
                onPoint={() => setActive(index)}
                onDone={onDone}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <div data-slot="command-empty" className="px-3 py-4 text-muted">
          {loading ? t(commonMessages.loading) : (empty ?? t(dataMessages.noMatch))}
        </div>
      )}
      <span role="status" className="sr-only">
        {search === "" ? "" : t(dataMessages.choicesFound, { count: found.length })}
      </span>
    </div>
  );
}

interface OptionProps {
  command: Command;
  index: number;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onDone: () => void;
}

const optionClass =
  "flex min-h-11 w-full scroll-mt-16 cursor-pointer items-center gap-3 rounded-button-small px-3 py-2 text-start text-text no-underline select-none aria-disabled:cursor-default aria-disabled:text-faint data-active:bg-sunken forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2";

function Option({ command, index, id, isActive, onPoint, onDone }: OptionProps) {
  const { label, description, icon, keys, href, disabled, onSelect } = command;
  const attributes = {
    id,
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    "aria-disabled": disabled || undefined,
    "data-slot": "command-option",
    "data-index": index,
    "data-active": isActive ? "" : undefined,
    className: optionClass,
    onPointerMove: () => !disabled && onPoint(),
    // The focus stays in the input.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (disabled) return;
      onSelect?.();
      onDone();
    },
  } as const;
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block font-medium wrap-anywhere">
          {label}
        </span>
        {description && <span className="block text-small text-muted wrap-anywhere">{description}</span>}
      </span>
      {keys && <KeyHint keys={keys} />}
    </>
  );
  if (href !== undefined && !disabled)
    return (
      <Anchor {...attributes} href={href}>
        {content}
      </Anchor>
    );
  return <div {...attributes}>{content}</div>;
}
