import { Fragment, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

/** Range of a text that matches the typed text, in UTF-16 units. */
export interface HighlightData {
  start: number;
  length: number;
}

export interface HighlightedProps extends Omit<ComponentProps<"bdi">, "children"> {
  text: string;
  highlight: readonly HighlightData[];
}

/** Splits a text at its highlights; ranges outside the text or overlapping another are ignored. */
export function splitAtHighlights(
  text: string,
  highlight: readonly HighlightData[],
): { text: string; typed: boolean }[] {
  const parts: { text: string; typed: boolean }[] = [];
  let at = 0;
  for (const { start, length } of [...highlight].sort((a, b) => a.start - b.start)) {
    const end = start + length;
    if (start < at || length <= 0 || end > text.length) continue;
    if (start > at) parts.push({ text: text.slice(at, start), typed: false });
    parts.push({ text: text.slice(start, end), typed: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), typed: false });
  return parts;
}

/** A suggestion with the typed ranges emphasized and the rest muted, isolated in its own direction. */
export function Highlighted({ text, highlight, className, ...rest }: HighlightedProps) {
  return (
    <bdi data-slot="highlighted" {...rest} className={cx("whitespace-normal text-muted", className)}>
      {splitAtHighlights(text, highlight).map((part, i) =>
        part.typed ? (
          <mark key={i} className="bg-transparent font-semibold text-text">
            {part.text}
          </mark>
        ) : (
          <Fragment key={i}>{part.text}</Fragment>
        ),
      )}
    </bdi>
  );
}
