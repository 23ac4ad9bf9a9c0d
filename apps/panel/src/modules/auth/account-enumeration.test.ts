import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { users } from "../../db/schema.js";
import { newEmail, PASSWORD, registrationForm } from "../../testing/auth-fixture.js";
import { recordFigure } from "../../testing/record-figure.js";
import { repetitions } from "../../testing/repetitions.js";
import { HASH_COST } from "../../security/passwords.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({}, {}, openTestDatabase, HASH_COST)));
afterAll(() => test.close());

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

describe("REQ-SEC-05 known and unknown addresses", () => {
  const calls: [string, string, (email: string) => object, hashes: number][] = [
    ["login", "/api/login", (email) => ({ email, password: "red-karak-cup" }), 1],
    ["register", "/api/register", (email) => registrationForm(email), 2],
    ["forgot-password", "/api/forgot-password", (email) => ({ email }), 1],
    ["resend-verification", "/api/resend-verification", (email) => ({ email }), 1],
  ];
  it.each(calls)("%s returns the same response after the same work", async (name, path, form, hashes) => {
    // Hashing dominates the duration, so hashes are counted. Only `npm run verify` evaluates the durations.
    const rounds = repetitions(process.env["VERIFY_FIGURES"] === undefined ? 4 : 60, 200);
    const hashed: Record<"known" | "unknown", number> = { known: 0, unknown: 0 };
    const hash = vi.spyOn(test.panel.passwords, "hash");
    const verify = vi.spyOn(test.panel.passwords, "verify");
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const shapes = new Set<string>();
    const knownEmails: string[] = [];
    // Each round has its own address: resends are limited to one a minute per address.
    const passwordHash = await test.panel.passwords.hash(PASSWORD);
    for (let i = 0; i < rounds; i++) {
      const { id, email } = await test.person();
      await test.db.update(users).set({ passwordHash }).where(eq(users.id, id));
      knownEmails.push(email);
    }
    for (const [round, known] of knownEmails.entries()) {
      const pair = [
        ["known", known],
        ["unknown", newEmail()],
      ] as const;
      // Alternate the order, so that neither kind always runs second.
      for (const [kind, email] of round % 2 === 0 ? pair : pair.toReversed()) {
        const before = hash.mock.calls.length + verify.mock.calls.length;
        const start = performance.now();
        const { status, headers, body } = await test.post(path, form(email));
        times[kind].push(performance.now() - start);
        hashed[kind] += hash.mock.calls.length + verify.mock.calls.length - before;
        const shape = JSON.stringify([status, body.message, body.code ?? null, shapeOf(body.data)]);
        shapes.add(shape + JSON.stringify([...headers.keys()].toSorted()));
      }
    }
    hash.mockRestore();
    verify.mockRestore();
    expect(shapes.size).toBe(1);
    expect(hashed).toEqual({ known: rounds * hashes, unknown: rounds * hashes });
    const [known, unknown] = [median(times.known), median(times.unknown)];
    // Compare within a round, where other load on the machine affects both alike. Each kind ran first in half of the rounds.
    const differences = times.known.map((time, round) => time - times.unknown[round]!);
    const medianOfRounds = (parity: number) => median(differences.filter((_, round) => round % 2 === parity));
    const difference = Math.abs(medianOfRounds(0) + medianOfRounds(1)) / 2;
    const limit = Math.max(5, 0.1 * Math.max(known, unknown));
    recordFigure("REQ-SEC-05", {
      what: `${name}: median of the differences`,
      value: `${difference.toFixed(1)} ms of ${unknown.toFixed(1)}`,
      limit: "< 5 ms or < 10 %",
      holds: difference < limit,
    });
  });
});

/** The keys and types of a response, without its values. */
function shapeOf(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return typeof data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shapeOf(value)]));
}
