/** Attributes of a span: names of routes, statements and jobs, and numbers. Never what a customer sent (REQ-SEC-27). */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface SpanEnd {
  /** Replaces the name, which may be known only at the end. */
  readonly name?: string;
  readonly attributes?: SpanAttributes;
  readonly hasFailed?: boolean;
}

/** Records spans for a collector. */
export interface Tracer {
  /** Runs work as a span below the present one; spans within it become its children. `end` adds what is known afterwards. */
  run<Result>(
    start: { name: string; kind: "server" | "client" | "internal"; attributes?: SpanAttributes },
    work: (end: (at: SpanEnd) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Runs work as a span that starts a trace of its own, with a link to the present span. */
  runApart<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Records a request that was answered without the app. `began` is a time of `performance.now()`. */
  passed(began: number, end: SpanEnd & { readonly name: string }): void;
}

let current: Tracer | null = null;

/** Sets the tracer of the process; null for none. */
export function setTracer(tracer: Tracer | null): void {
  current = tracer;
}

/** The tracer of the process; null unless a collector is configured. */
export const activeTracer = (): Tracer | null => current;

/** Runs work as a span; without a tracer it just runs. */
export function withSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: () => Promise<Result>,
  kind: "client" | "internal" = "internal",
): Promise<Result> {
  return current === null ? work() : current.run({ name, kind, attributes }, work);
}

/**
 * Runs work as a span of its own trace, for work that outlives its request: a collector keeps a trace open until its last
 * span.
 */
export function withSpanApart<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return current === null ? work() : current.runApart(name, work);
}

/** Verb and first table of a statement, such as `select orders`: its values stay out of traces. */
export function statementSummary(text: string): string {
  const verb = /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? "statement";
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
