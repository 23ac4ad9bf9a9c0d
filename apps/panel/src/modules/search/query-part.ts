/** A text to search for in place of the typed one. */
export interface Alternative {
  readonly text: string;
  /** Distance from the typed text: 0 the same, 1 a form or synonym, 2 sounds alike, 3 misspelled. */
  readonly cost: 0 | 1 | 2 | 3;
  /** Match whole words only; else the text may be a prefix. */
  readonly whole: boolean;
}

/** One word of the query, or several that mean one thing. */
export interface QueryPart {
  readonly typed: string;
  /** Nearest first; the first is the typed text. */
  readonly alternatives: readonly Alternative[];
  /** The correction of an unknown word; null if the typed text was used. */
  readonly corrected: string | null;
}
