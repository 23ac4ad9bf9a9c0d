/** Bearer tokens of which something was found out within a time, without asking the database again. */
export interface RecentTokens {
  add(token: string): void;
  has(token: string): boolean;
}

function createRecentTokens({ keptMs, max }: { keptMs: number; max: number }): RecentTokens {
  const until = new Map<string, number>();
  return {
    add(token) {
      // The most recent last, since the first is dropped.
      until.delete(token);
      until.set(token, performance.now() + keptMs);
      if (until.size > max) until.delete(until.keys().next().value!);
    },
    has(token) {
      const end = until.get(token);
      return end !== undefined && performance.now() < end;
    },
  };
}

const SECOND_MS = 1000;
const MAX = 10_000;

/** What a server remembers of tokens: an order is shown on home, and a session prolonged, no later than this. */
export function createTokenCaches(): {
  plainTokens: RecentTokens;
  usedTokens: RecentTokens;
  knownTokens: RecentTokens;
} {
  return {
    plainTokens: createRecentTokens({ keptMs: SECOND_MS, max: MAX }),
    usedTokens: createRecentTokens({ keptMs: 3600 * SECOND_MS, max: MAX }),
    knownTokens: createRecentTokens({ keptMs: 3600 * SECOND_MS, max: MAX }),
  };
}
