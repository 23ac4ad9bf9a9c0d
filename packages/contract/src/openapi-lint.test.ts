import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { openApiDocument } from "./openapi.js";

/** Disabled rules of the recommended set, with the reason. */
const EXCEPTIONS = {
  // Return pages of gateways respond with 303. `openapi.test.ts` checks that every other call documents its success.
  "operation-2xx-response": "off",
} as const;

it("passes the recommended rules of the OpenAPI linter", { timeout: 60_000 }, async () => {
  const document = openApiDocument({ serverUrl: "https://panel.talabee.qa", version: "1.2.3" });
  const config = await createConfig({ extends: ["recommended"], rules: EXCEPTIONS });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});
