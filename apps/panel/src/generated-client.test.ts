import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { generate } from "orval";
import { expect, it } from "vitest";
import { packageRoot } from "./package-root.js";
import { runCommand } from "./testing/panel-process.js";
import { createSeededData, setUpProcessTests, start } from "./testing/process-fixture.js";

const run = promisify(execFile);
setUpProcessTests();

/** Generates a client for the server at `url` from the document that it serves (decision 0037). */
async function generateClient(url: string, folder: string): Promise<void> {
  const document = join(folder, "openapi.json");
  await mkdir(folder, { recursive: true });
  await writeFile(document, await (await fetch(`${url}/api/openapi.json`)).text());
  await generate({
    input: { target: document },
    output: {
      target: join(folder, "panel.ts"),
      client: "fetch",
      headers: true,
      baseUrl: url,
      override: { contentType: { include: ["application/json"] } },
    },
  });
}

it("is ordered from by a client that is generated from its API document (REQ-API-41)", async () => {
  const environment = await createSeededData();
  const account = ["generated@example.com", "karak-at-five"] as const;
  const names = ["--first-name", "Sara", "--last-name", "Saad"];
  const created = await runCommand(
    ["user", "create", account[0], ...names, "--password-stdin"],
    environment,
    `${account[1]}\n`,
  );
  expect(created.errors).toBe("");
  const panel = await start(environment);
  const folder = join(packageRoot, ".cache/generated-client");
  await generateClient(panel.url, folder);

  const compiler = join(packageRoot, "../../node_modules/typescript/bin/tsc");
  await run(process.execPath, [compiler, "-p", "generated-client"], { cwd: packageRoot });
  const { stdout } = await run(process.execPath, ["generated-client/order.ts", ...account, "spice.tea"], {
    cwd: packageRoot,
  });
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({
    repeated: result.placed,
    total: result.quoted,
    status: "pending",
    items: [["spice.tea", 2]],
    refused: [422, "cart_empty"],
  });
  await panel.stop();
  await rm(folder, { recursive: true });
});
