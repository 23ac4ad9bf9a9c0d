import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.js";
import { readLimits } from "../rate-limits.js";
import { openTestDatabase } from "../testing/test-database.js";
import { addressGroup } from "./client-address.js";
import { createLimits } from "./limits.js";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const environment = { PANEL_LIMITS_REQUESTS: "2", PANEL_LIMITS_PAGES: "2", PANEL_LIMITS_REGISTER: "2" };

it.each(["requests", "pages", "register"] as const)(
  "%s are limited for an IPv6 network, whose owner has 65,536 addresses",
  async (name) => {
    const limits = createLimits(database.raw, readLimits(environment, 1));
    const use = async (address: string) =>
      limits.use(name, addressGroup(address)).then(
        () => "passed",
        (error: { code?: string }) => error.code,
      );
    let passed = 0;
    for (let subnet = 0; subnet < 100; subnet++)
      if ((await use(`2001:db8:1:${subnet.toString(16)}::1`)) === "passed") passed++;
    // Twenty times as many as one address.
    expect(passed).toBe(40);
    expect(await use("2001:db8:2::1")).toBe("passed");
    // Neighbours in IPv4 have nothing to do with each other.
    for (let host = 0; host < 100; host++) expect(await use(`203.0.113.${host}`)).toBe("passed");
  },
);
