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
export function cutAt(text: string, highlight: readonly HighlightData[]): { text: string; typed: boolean }[] {
  const pieces: { text: string; typed: boolean }[] = [];
  let at = 0;
  for (const { start, length } of [...highlight].sort((a, b) => a.start - b.start)) {
    const end = start + length;
    if (start < at || length <= 0 || end > text.length) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), typed: false });
    pieces.push({ text: text.slice(start, end), typed: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), typed: false });
  return pieces;
}

/** A suggestion with the typed ranges emphasized and the rest muted, isolated in its own direction. */
export function Highlighted({ text, highlight, className, ...rest }: HighlightedProps) {
  return (
    <bdi data-slot="highlighted" {...rest} className={cx("whitespace-normal text-muted", className)}>
      {cutAt(text, highlight).map((piece, i) =>
        piece.typed ? (
          <mark key={i} className="bg-transparent font-semibold text-text">
            {piece.text}
          </mark>
        ) : (
          <Fragment key={i}>{piece.text}</Fragment>
        ),
      )}
    </bdi>
  );
}
