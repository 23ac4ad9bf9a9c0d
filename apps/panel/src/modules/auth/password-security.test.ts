import { encodeForm } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { createHook } from "node:async_hooks";
import { randomBytes, scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../db/schema.js";
import { createPasswords, HASH_COST } from "../../security/passwords.js";
import {
  newEmail,
  PASSWORD,
  PRODUCTION_LIMITS,
  registerCustomer,
  registrationForm,
} from "../../testing/auth-fixture.js";
import { recordFigure } from "../../testing/record-figure.js";
import { openTestDatabase } from "../../testing/test-database.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { isCommonPassword } from "./common-passwords.js";
import { LEAKED_PASSWORDS } from "./leaked-passwords.js";

let test: TestPanel;
let strict: TestPanel;
beforeAll(async () => {
  test = await createTestPanel({}, {}, openTestDatabase, HASH_COST);
  strict = await createTestPanel({}, PRODUCTION_LIMITS, openTestDatabase, HASH_COST);
});
afterAll(async () => {
  await test.close();
  await strict.close();
});

/** Posts as from a socket of this network address. */
const from = async (panel: TestPanel, ip: string, path: string, fields: object) =>
  panel.app.request(
    path,
    { method: "POST", body: encodeForm(fields) },
    { incoming: { socket: { remoteAddress: ip, remotePort: 1, remoteFamily: "IPv4" } } },
  );

describe("REQ-SEC-04 guessing passwords", () => {
  it("counts parallel attempts, slows down, and still lets the owner sign in from another address", async () => {
    const { email } = await registerCustomer(strict);
    const guess = () => from(strict, "203.0.113.7", "/api/login", { email, password: "guess-guess-guess" });
    const responses = await Promise.all(Array.from({ length: 20 }, guess));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
    const wait = Math.max(...responses.map(({ headers }) => Number(headers.get("Retry-After") ?? 0)));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(3600);
    const right = { email, password: PASSWORD };
    expect((await from(strict, "203.0.113.7", "/api/login", right)).status).toBe(429);
    expect((await from(strict, "198.51.100.9", "/api/login", right)).status).toBe(200);
    recordFigure("REQ-SEC-04", { what: "guesses compared, of 20 parallel ones", value: 5, limit: "≤ 5" });
  });
});

describe("REQ-SEC-06 passwords", () => {
  it("are salted, hashed at full length, and compared in normalized form in any script", async () => {
    const passwords = createPasswords();
    const [a, b] = [await passwords.hash("same"), await passwords.hash("same")];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^\$argon2id\$m=19456,t=2,p=1\$|^\$scrypt\$n=131072,r=8,p=1\$/);
    const long = "x".repeat(127);
    const stored = await passwords.hash(`${long}a`);
    expect(await passwords.verify(stored, `${long}b`)).toBe(false);
    expect(await passwords.verify(stored, `${long}a`)).toBe(true);
    const arabic = await passwords.hash("كرك أزرق ساخن é");
    expect(await passwords.verify(arabic, "كرك أزرق ساخن e\u0301")).toBe(true);
    expect(await passwords.verify(arabic, "كرك ازرق ساخن é")).toBe(false);
  });

  it("need 8 to 128 characters and none of the 3000 most leaked", async () => {
    for (const [password, key] of [
      ["1234567", "password_too_short"],
      ["x".repeat(129), "password_too_long"],
    ] as const) {
      const response = await test.post("/api/register", registrationForm(newEmail(), password));
      expect(response.body.errors, key).toHaveProperty("password");
    }
    expect(
      (await test.post("/api/register", registrationForm(newEmail(), "ü".repeat(64) + "ع".repeat(64))))
        .status,
    ).toBe(201);
    const person = { first_name: "A", last_name: "B", email: "a@b.qa", mobile: "+97455123456" };
    expect(LEAKED_PASSWORDS.length).toBe(3000);
    const accepted = LEAKED_PASSWORDS.filter((password) => !isCommonPassword(password, person));
    expect(accepted).toEqual([]);
    recordFigure("REQ-SEC-06", {
      what: "leaked passwords accepted, of 3000",
      value: accepted.length,
      limit: "0",
    });
  });

  it("are rehashed at sign-in when their parameters are outdated", async () => {
    const customer = await registerCustomer(test);
    const salt = randomBytes(16);
    const key = scryptSync(PASSWORD, salt, 32, { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 });
    const old = `$scrypt$n=131072,r=8,p=1$${salt.toString("base64")}$${key.toString("base64")}`;
    await test.db.update(users).set({ passwordHash: old }).where(eq(users.id, customer.id));
    expect((await test.post("/api/login", { email: customer.email, password: PASSWORD })).status).toBe(200);
    const [row] = await test.db.select().from(users).where(eq(users.id, customer.id));
    expect(test.panel.passwords.isOutdated(row!.passwordHash, PASSWORD)).toBe(false);
  });

  it("are the same with any blank, and an earlier hash of another blank still matches and is renewed", async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash("كرك\u00a0أزرق\u3000ساخن");
    expect(await passwords.verify(stored, "كرك أزرق ساخن")).toBe(true);
    expect(await passwords.verify(stored, "كركأزرقساخن")).toBe(false);
    const customer = await registerCustomer(test);
    const password = "karak\u00a0azraq";
    const salt = randomBytes(16);
    const key = scryptSync(password, salt, 32, { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 });
    const old = `$scrypt$n=131072,r=8,p=1$${salt.toString("base64")}$${key.toString("base64")}`;
    await test.db.update(users).set({ passwordHash: old }).where(eq(users.id, customer.id));
    const signIn = (typed: string) => test.post("/api/login", { email: customer.email, password: typed });
    expect((await signIn("karak azraq")).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn("karak azraq")).status).toBe(200);
  });

  it("are hashed two at a time with a queue of fifty; more is rejected", async () => {
    // Counts the hash operations running in the thread pool.
    const running = new Set<number>();
    let maxRunning = 0;
    const hook = createHook({
      init(id, type) {
        if (!/^(ARGON2|SCRYPT)REQUEST$/.test(type)) return;
        running.add(id);
        maxRunning = Math.max(maxRunning, running.size);
      },
      before: (id) => void running.delete(id),
    }).enable();
    const passwords = createPasswords();
    const hashed = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash("x")));
    hook.disable();
    expect(maxRunning).toBe(2);
    expect(hashed.map(({ status }) => status)).toEqual(
      hashed.map((_, at) => (at < 52 ? "fulfilled" : "rejected")),
    );
    expect(hashed.at(-1)).toMatchObject({ reason: { code: "too_many_requests" } });
  });

  it("do not delay other calls while many are checked", async () => {
    const flood = Array.from({ length: 150 }, () =>
      test.post("/api/login", { email: newEmail(), password: "guess-guess" }),
    );
    const durations: number[] = [];
    for (let i = 0; i < 20; i++) {
      const start = performance.now();
      expect((await test.get("/api/startup")).status).toBe(200);
      durations.push(performance.now() - start);
    }
    const responses = await Promise.all(flood);
    const rejected = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(150 - rejected.length);
    for (const { headers } of rejected) expect(headers.get("Retry-After")).not.toBeNull();
    const worst = Math.round(Math.max(...durations.slice(1)));
    recordFigure("REQ-SEC-06", {
      what: "other calls during a flood of sign-ins",
      value: `${worst} ms`,
      limit: "≤ 500 ms",
      holds: worst <= 500,
    });
  });
});
