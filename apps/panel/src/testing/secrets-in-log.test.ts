import { expect, it } from "vitest";
import { secretsInLog } from "./secrets-in-log.js";

const line = (fields: object) => `${JSON.stringify(fields)}\n`;

it("finds secrets wherever they stand in a log, also as JSON writes them, and no others (REQ-SEC-27)", () => {
  const secrets = [
    "machboos-at-noon",
    "machboos-at-night",
    'the "blue" gate\nleft',
    "behind the gate",
    "short",
  ];
  const log =
    line({ path: "/api/home" }) +
    line({ error: "no machboos-at-nigh, short" }) +
    line({ error: 'x the "blue" gate\nleft' }) +
    line({ error: "told: machboos-at-noon" });
  expect(secretsInLog(log, secrets)).toEqual(['the "blue" gate\nleft', "machboos-at-noon"]);
  expect(secretsInLog("", secrets)).toEqual([]);
  expect(secretsInLog("behind the gate", secrets)).toEqual(["behind the gate"]);
});

it("takes a time that grows with the log, not with the log and the secrets together", () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `key-of-request-${at}.`);
  const log = many.map((_, at) => line({ event: "request", id: `request-${at}`, status: 200 })).join("");
  expect(secretsInLog(log, many)).toEqual([]);
  expect(secretsInLog(log + many.at(-1)!, many)).toEqual([many.at(-1)]);
}, 20_000);
