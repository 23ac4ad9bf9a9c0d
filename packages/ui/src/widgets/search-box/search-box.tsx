"use client";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { useMessages, catalogueMessages, shellMessages } from "../../locale/index.js";
import { SearchField, type SearchFieldSize } from "../../primitives/search-field/index.js";
import { cx } from "../../lib/cx.js";
import type { SuggestionData } from "./suggestion-data.js";
import { entryKey, SearchOption, type SearchEntry } from "./search-option.js";

export interface SearchBoxProps extends Omit<ComponentProps<"div">, "onSubmit" | "children" | "onSelect"> {
  /** Typed text. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Called by Enter, "Search for …" or a recent search, with trimmed, non-empty text. */
  onSubmit: (query: string) => void;
  /** Address to which a browser without scripts sends the text, as the parameter `q`. Without it, it sends nothing. */
  action?: string | undefined;
  /** Completions of the typed text. */
  suggestions: readonly SuggestionData[];
  /** Called when a suggestion is selected. */
  onSelectSuggestion: (suggestion: SuggestionData) => void;
  /** The suggestions are loading. */
  loading?: boolean | undefined;
  /** Recent searches, newest first; shown while the field is empty. */
  recent?: readonly string[] | undefined;
  /** Popular products; shown while the field is empty, after the recent searches. */
  popular?: readonly SuggestionData[] | undefined;
  /** Clears the recent searches. */
  onClearRecent?: (() => void) | undefined;
  /** Placeholder; "Search dishes, shops and flowers" by default. */
  hint?: string | undefined;
  size?: SearchFieldSize | undefined;
  /** Focuses the field on mount. */
  autoFocus?: boolean | undefined;
}

/** Longer than a press. */
const CLOSE_DELAY_MS = 200;

/**
 * Search field with suggestions: a combobox with a listbox (WAI-ARIA). Arrow keys move through the list while the caret
 * stays, Enter selects the highlighted entry or searches for the text, Escape closes the list and then clears the
 * field. On phones the list is part of the page, on desktop it overlays it.
 */
export function SearchBox({
  query,
  onQueryChange,
  onSubmit,
  action,
  suggestions,
  onSelectSuggestion,
  loading = false,
  recent = [],
  popular = [],
  onClearRecent,
  hint,
  size = "large",
  autoFocus = false,
  className,
  ...rest
}: SearchBoxProps) {
  const { t } = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const typed = query.trim();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const entries: SearchEntry[] = typed
    ? [
        ...suggestions.map((suggestion) => ({ kind: "suggestion", suggestion }) as const),
        { kind: "search", text: typed },
      ]
    : [
        ...recent.map((text) => ({ kind: "recent", text }) as const),
        ...popular.map((suggestion) => ({ kind: "suggestion", suggestion }) as const),
      ];
  const firstPopular = typed ? entries.length : recent.length;
  const shown = open && entries.length > 0;
  const active = shown && activeIndex < entries.length ? activeIndex : -1;
  const optionId = (at: number) => `${id}-option-${at}`;

  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };
  const submit = (text: string) => {
    close();
    onSubmit(text);
  };
  const select = (entry: SearchEntry) => {
    if (entry.kind !== "suggestion") return submit(entry.text);
    close();
    onSelectSuggestion(entry.suggestion);
  };
  const fillIn = (text: string) => {
    onQueryChange(text);
    setActiveIndex(-1);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (entries.length === 0) return;
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      setOpen(true);
      // The field itself is a position, too.
      const positions = entries.length + 1;
      const next = shown
        ? ((active + 1 + step + positions) % positions) - 1
        : step > 0
          ? 0
          : entries.length - 1;
      setActiveIndex(next);
      if (next >= 0) document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    } else if (key === "Enter") {
      event.preventDefault();
      const entry = entries[active];
      if (entry) select(entry);
      else if (typed) submit(typed);
    } else if (key === "Escape" && shown) {
      event.preventDefault();
      close();
    }
  };

  const listName = typed || recent.length === 0 ? catalogueMessages.suggestions : catalogueMessages.recent;
  const options = entries.map((entry, at) => (
    <SearchOption
      key={entryKey(entry)}
      id={optionId(at)}
      entry={entry}
      isActive={at === active}
      onChoose={() => select(entry)}
      onActivate={() => setActiveIndex(at)}
      onFillIn={fillIn}
    />
  ));

  const field = (
    <SearchField
      ref={input}
      name={action === undefined ? undefined : "q"}
      label={hint ?? t(shellMessages.searchHint)}
      placeholder={hint ?? t(size === "large" ? shellMessages.searchHintShort : shellMessages.searchHint)}
      size={size}
      loading={loading}
      value={query}
      maxLength={80}
      role="combobox"
      aria-expanded={shown}
      aria-controls={`${id}-list`}
      aria-autocomplete="list"
      aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      onValueChange={(value) => {
        onQueryChange(value);
        setOpen(true);
        setActiveIndex(-1);
      }}
      onFocus={() => setOpen(true)}
      onClick={() => setOpen(true)}
      onKeyDown={onKeyDown}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- only detects that the focus has left; test environments do not support the search element yet
    <div
      role="search"
      data-slot="search-box"
      data-state={shown ? "open" : "closed"}
      data-typed={typed ? "" : undefined}
      {...rest}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (event.currentTarget.contains(event.relatedTarget)) return;
        // Where the list is part of the page, closing it at once would move what is being pressed below it.
        closing.current = setTimeout(close, CLOSE_DELAY_MS);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        clearTimeout(closing.current);
      }}
      className={cx("relative block", className)}
    >
      <PlainForm action={action}>{field}</PlainForm>
      <div
        data-slot="search-box-panel"
        hidden={!shown}
        className="z-bar py-2 desktop:absolute desktop:inset-x-0 desktop:top-full desktop:mt-2 desktop:max-h-[min(28rem,70vh)] desktop:overflow-y-auto desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-2 desktop:shadow-sheet"
      >
        {!typed && recent.length > 0 && (
          <div className="flex items-center justify-between px-1 pt-1 desktop:px-3">
            <span className="text-small text-muted">{t(catalogueMessages.recent)}</span>
            {onClearRecent && (
              <button
                type="button"
                aria-label={t(catalogueMessages.clearRecent)}
                onClick={() => {
                  onClearRecent();
                  input.current?.focus();
                }}
                className="relative hit-area rounded-tag text-small font-semibold text-primary-text hover:underline"
              >
                {t(catalogueMessages.clear)}
              </button>
            )}
          </div>
        )}
        <div id={`${id}-list`} role="listbox" aria-label={t(listName)}>
          {options.slice(0, firstPopular)}
          {firstPopular < options.length && (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no group of options
            <div role="group" aria-labelledby={`${id}-popular`}>
              <div
                id={`${id}-popular`}
                role="presentation"
                className="px-1 pt-3 text-small text-muted first:pt-1 desktop:px-3"
              >
                {t(catalogueMessages.popular)}
              </div>
              {options.slice(firstPopular)}
            </div>
          )}
        </div>
      </div>
      <span role="status" className="sr-only">
        {shown && typed && !loading
          ? t(catalogueMessages.suggestionsCount, { count: suggestions.length })
          : ""}
      </span>
    </div>
  );
}

/** Lets a browser without scripts send the field. */
function PlainForm({ action, children }: { action: string | undefined; children: ReactNode }) {
  if (action === undefined) return children;
  return (
    <form action={action} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}
