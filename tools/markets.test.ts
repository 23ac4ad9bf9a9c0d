import { readFileSync } from "node:fs";
import path from "node:path";
import { MARKETS } from "@talabee/domain";
import { marketFrom } from "@talabee/ui/locale";
import { expect, it } from "vitest";
import { markets } from "../packages/create-talabee-app/bin/markets.js";
import { root } from "./run-step.mjs";

const marketSource = readFileSync(path.join(root, "packages/ui/src/locale/market.ts"), "utf8");
const [, body = ""] = /interface Market \{([\s\S]*?)\n\}/.exec(marketSource) ?? [];
const fields = [...body.matchAll(/readonly (\w+)\??:/g)].map(([, name]) => name!);

it("knows for Kuwait what the panel sends", () => {
  expect(fields).toHaveLength(8);
  const { currency, ...kuwait } = marketFrom(MARKETS.kw);
  expect(markets.kuwait).toEqual({ ...kuwait, currency });
  expect(Object.keys(markets.kuwait).toSorted()).toEqual(fields.toSorted());
});

it.each(Object.entries(markets))("knows all fields of %s that differ from Qatar's", (name, market) => {
  // Legal texts depend on the company, not on the market.
  const wanted = name === "qatar" ? ["currency", "timeZone", "phonePrefix", "place", "weekStart"] : fields;
  expect(Object.keys(market)).toEqual(
    expect.arrayContaining(wanted.filter((field) => field !== "legalFooter")),
  );
  expect(() => new Intl.DateTimeFormat("en", { timeZone: market.timeZone })).not.toThrow();
});

it("names all fields of a market in its guide", () => {
  const guide = readFileSync(path.join(root, "packages/ui/guides/your-market.md"), "utf8");
  for (const field of fields) expect(guide).toContain(`${field}:`);
});
