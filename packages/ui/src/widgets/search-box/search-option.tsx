"use client";
import {
  ArrowUpLeft,
  History,
  LayoutGrid,
  Search,
  Store,
  UtensilsCrossed,
} from "../../primitives/icon/icon-nodes.js";
import type { ReactNode } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Highlighted } from "./highlighted.js";
import type { SuggestionData } from "./suggestion-data.js";

/** An entry of the search box's list. */
export type SearchEntry =
  | { kind: "suggestion"; suggestion: SuggestionData }
  | { kind: "recent"; text: string }
  | { kind: "search"; text: string };

const kinds: Record<
  SuggestionData["type"],
  {
    icon: IconDrawing;
    message:
      | typeof catalogueMessages.kindStore
      | typeof catalogueMessages.kindProduct
      | typeof catalogueMessages.kindCategory;
  }
> = {
  store: { icon: Store, message: catalogueMessages.kindStore },
  product: { icon: UtensilsCrossed, message: catalogueMessages.kindProduct },
  category: { icon: LayoutGrid, message: catalogueMessages.kindCategory },
};

/** React key of an entry. */
export const entryKey = (entry: SearchEntry): string =>
  entry.kind === "suggestion"
    ? `${entry.suggestion.type} ${entry.suggestion.id}`
    : `${entry.kind} ${entry.text}`;

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  /** The combobox's active option. */
  isActive: boolean;
  onChoose: () => void;
  /** Called when the mouse moves over the option. */
  onActivate: () => void;
  /** Copies a suggestion's text into the field without searching. */
  onFillIn: (text: string) => void;
}

/** Distinguishes equal names: price and store of a product, the kind of any other suggestion. */
function Fact({ suggestion }: { suggestion: SuggestionData }) {
  const { t } = useMessages();
  const { type, price, vendor_name } = suggestion;
  if (typeof price !== "number") return t(kinds[type].message);
  return (
    <>
      <Price amount={price} />
      {typeof vendor_name === "string" && (
        <>
          <span aria-hidden className="mx-1.5 text-faint">
            ·
          </span>
          <bdi className="whitespace-normal">{vendor_name}</bdi>
        </>
      )}
    </>
  );
}

/** An option of the search box: a recent search, a suggestion, or a search for the typed text. */
export function SearchOption({ id, entry, isActive, onChoose, onActivate, onFillIn }: SearchOptionProps) {
  const { t, rich } = useMessages();
  let icon: IconDrawing;
  let image: SuggestionData["image"];
  let name: ReactNode;
  if (entry.kind === "recent") {
    icon = History;
    name = <bdi>{entry.text}</bdi>;
  } else if (entry.kind === "search") {
    icon = Search;
    name = rich(catalogueMessages.searchFor, { query: entry.text });
  } else {
    image = entry.suggestion.image;
    icon = kinds[entry.suggestion.type].icon;
    name = <Highlighted text={entry.suggestion.text} highlight={entry.suggestion.highlight} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox keeps the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      data-slot="search-box-option"
      data-kind={entry.kind}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onPointerMove={(event) => event.pointerType === "mouse" && !isActive && onActivate()}
      className="flex min-h-15 cursor-pointer items-center gap-3 rounded-button-small px-1 py-1.5 not-last:border-b not-last:border-border aria-selected:bg-sunken desktop:min-h-13 desktop:border-0! desktop:px-3 forced-colors:aria-selected:outline-2"
    >
      <span className="grid size-10 flex-none place-items-center overflow-clip rounded-small bg-sunken">
        {image ? (
          <Picture source={image} alt="" fallback="" ratio="fill" sizes="40px" fade={false} />
        ) : (
          <Icon of={icon} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block wrap-break-word">{name}</span>
        {entry.kind === "suggestion" && (
          <span data-slot="search-box-fact" className="block text-small text-muted">
            <Fact suggestion={entry.suggestion} />
          </span>
        )}
      </span>
      {entry.kind === "suggestion" && (
        // Shortcut for touch; keyboard users continue typing.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- inside an option nothing can be a control
        <span
          aria-hidden
          title={t(catalogueMessages.fillIn)}
          data-slot="search-box-fill"
          onClick={(event) => {
            event.stopPropagation();
            onFillIn(entry.suggestion.text);
          }}
          className="grid size-touch flex-none place-items-center rounded-full text-faint hover:bg-border hover:text-text"
        >
          <Icon of={ArrowUpLeft} flip />
        </span>
      )}
    </div>
  );
}
