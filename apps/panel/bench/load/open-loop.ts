import { setTimeout as wait } from "node:timers/promises";

/** What became of one request. */
export interface Outcome {
  /** HTTP status; 0 for a request without a response. */
  readonly status: number;
  readonly retryAfter?: string | undefined;
}

export interface Figures {
  readonly rate: number;
  readonly seconds: number;
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests whose response was neither a success nor a refusal with `Retry-After`. */
  readonly errors: number;
  /** 429 and 503 with `Retry-After`. */
  readonly shed: number;
  /** Milliseconds of successful requests, from the time at which each was due. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Latest start of a request after it was due, in ms: a generator that cannot keep up measures itself. */
  readonly lag: number;
}

/** Requests without a response at one time, above which further ones are counted as errors instead of sent. */
const MAX_OPEN = 20_000;
/** After the last request was due, responses are waited for this long. */
const PATIENCE_MS = 30_000;

/**
 * Sends requests at a fixed rate, whether or not earlier ones were answered (an open loop). Their times count from when
 * they were due, so a server that stalls is charged for every request that a customer would have sent meanwhile.
 */
export async function sendAtRate(
  rate: number,
  seconds: number,
  send: (index: number) => Promise<Outcome>,
): Promise<Figures> {
  const total = Math.round(rate * seconds);
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let [errors, shed, open, lag] = [0, 0, 0, 0];
  const count = ({ status, retryAfter }: Outcome, due: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status >= 200 && status < 400) times.push(performance.now() - due);
    else if ((status === 429 || status === 503) && retryAfter !== undefined) shed++;
    else errors++;
  };
  const began = performance.now();
  for (let index = 0; index < total;) {
    const now = performance.now();
    for (; index < total; index++) {
      const due = began + (index * 1000) / rate;
      if (due > now) break;
      lag = Math.max(lag, now - due);
      if (open >= MAX_OPEN) {
        count({ status: 0 }, due);
        continue;
      }
      open++;
      void send(index)
        .catch((): Outcome => ({ status: 0 }))
        .then((outcome) => {
          open--;
          count(outcome, due);
        });
    }
    await wait(1);
  }
  const until = performance.now() + PATIENCE_MS;
  while (open > 0 && performance.now() < until) await wait(5);
  errors += open;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate,
    seconds,
    sent: total,
    statuses,
    errors,
    shed,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    max: quantile(sorted, 1),
    lag,
  };
}

/** Nearest-rank quantile of sorted numbers; NaN if there are none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
