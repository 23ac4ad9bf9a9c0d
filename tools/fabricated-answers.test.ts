import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./run-step.mjs";
import { sourceFiles } from "./source-files.mjs";

// A message or a state counts as reachable only if the real server, brought into that state, leads to it. Journeys
// therefore do not make up what it answers; `e2e/trouble` injects faults of networks, servers and providers.

/** Places that fulfil a request by something else than the server's own response, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  "e2e/once/routes.spec.ts 500":
    "a failing server, which every route must survive; a row of its table of conditions",
  "e2e/once/routes.spec.ts toEmptyState":
    "accessibility of every route with empty lists; that each is reached is shown by phones/messages and separate-server",
  "e2e/once/first-view.spec.ts body":
    "a menu with more products than the first page has, of which the server's HTML has none; no store of the demo has so many",
  "e2e/once/critical-styles.spec.ts javascript":
    "an app that never starts: the styles of the server's page alone",
  "e2e/once/pictures-and-fonts.spec.ts unreadable": "a picture that arrives damaged",
};

/** The calls of `fulfill` in a source, without those that pass the server's response on unchanged. */
function fabricated(text: string): string[] {
  return [...text.matchAll(/\.fulfill\(/g)].flatMap(({ index }) => {
    let depth = 0;
    let end = index + ".fulfill".length;
    do {
      if (text[end] === "(") depth++;
      if (text[end] === ")") depth--;
      end++;
    } while (depth > 0);
    const call = text.slice(index, end);
    const passesOn = /^\.fulfill\(\{ response: [^,{}]+ \}\)$/.test(call);
    // The same HTML without the data that was rendered into it: the page then reads everything itself.
    const rendersInBrowser = call === ".fulfill({ response: answer, body })";
    return passesOn || rendersInBrowser ? [] : [call];
  });
}

describe("journeys outside e2e/trouble do not make up what the server answers", () => {
  const specs = sourceFiles().filter((file) => file.startsWith("e2e/") && !file.startsWith("e2e/trouble/"));
  const found = specs.flatMap((file) =>
    fabricated(readFileSync(path.join(root, file), "utf8")).map((call) => `${file} ${call}`),
  );
  const reasonFor = (place: string) =>
    Object.keys(ALLOWED).find((allowed) => {
      const [file, mark] = allowed.split(" ");
      return place.startsWith(`${file!} `) && place.includes(mark!);
    });

  it("except where a reason is listed", () => {
    expect(specs.length).toBeGreaterThan(60);
    expect(found.filter((place) => reasonFor(place) === undefined)).toEqual([]);
  });

  it("lists no reason without its place", () => {
    expect([...new Set(found.map(reasonFor))].sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  it("tells an answer that is passed on from one that is made up", () => {
    expect(fabricated("route.fulfill({ response: await route.fetch() })")).toEqual([]);
    expect(fabricated("route.fulfill({ response: answer, json: {} })")).toHaveLength(1);
    expect(fabricated("route.fulfill({ status: 403, json: { code: f(1) } })")).toEqual([
      ".fulfill({ status: 403, json: { code: f(1) } })",
    ]);
  });
});
