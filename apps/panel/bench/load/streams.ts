import { get, type IncomingMessage } from "node:http";

/** Event streams of customers, at most five each. */
export interface Streams {
  readonly count: () => number;
  /** Number of streams that have had an event of this name. */
  readonly told: (event: string) => number;
  /** Resolves with the next event of a customer's first stream. */
  readonly next: (customer: number) => Promise<void>;
  readonly close: () => void;
}

const OPENING_AT_ONCE = 50;

/** Opens event streams, spread over the customers. */
export async function openStreams(url: string, tokens: readonly string[], count: number): Promise<Streams> {
  const open = new Set<IncomingMessage>();
  const waiting = new Map<number, () => void>();
  const eventsOf: Set<string>[] = [];
  const openOne = (at: number) =>
    new Promise<void>((resolve, reject) => {
      const token = tokens[at % tokens.length]!;
      get(`${url}/api/events`, { headers: { Authorization: `Bearer ${token}` } }, (response) => {
        if (response.statusCode !== 200) {
          reject(new Error(`a stream was refused: ${response.statusCode}`));
          return;
        }
        open.add(response);
        response.once("close", () => open.delete(response));
        response.on("error", () => undefined);
        response.setEncoding("utf8");
        const events = new Set<string>();
        eventsOf.push(events);
        response.on("data", (text: string) => {
          for (const [, name] of text.matchAll(/^event: ?(\w+)$/gm)) events.add(name!);
          if (text.includes("event:") && at < tokens.length) waiting.get(at)?.();
        });
        resolve();
      }).on("error", reject);
    });
  for (let from = 0; from < count; from += OPENING_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENING_AT_ONCE, count - from) }, (_, more) => from + more);
    await Promise.all(some.map(openOne));
  }
  return {
    count: () => open.size,
    told: (event) => eventsOf.filter((events) => events.has(event)).length,
    next: (customer) => new Promise((resolve) => waiting.set(customer, resolve)),
    close() {
      for (const response of open) response.destroy();
    },
  };
}
