import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { runCommand, startPanelProcess } from "./testing/panel-process.js";
import { createSeededData, setUpProcessTests, start } from "./testing/process-fixture.js";
import { recordFigure } from "./testing/record-figure.js";

const provided = inject("testDatabase");
setUpProcessTests();

describe.runIf(provided.kind === "embedded")("REQ-REL-07: the data folder of the embedded database", () => {
  it("is locked by one process: a second one exits at once and names the first, which keeps running", async () => {
    const environment = await createSeededData();
    const first = await start(environment);
    const began = performance.now();
    const second = await startPanelProcess(environment).catch((error: Error) => error.message);
    const seconds = (performance.now() - began) / 1000;
    expect(second).toContain(`process id ${first.pid}`);
    expect(second).toMatch(/ended with [1-9]/);
    const command = await runCommand(["user", "list"], environment);
    expect([command.code, command.errors]).toEqual([1, expect.stringContaining(`process id ${first.pid}`)]);
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
    expect((await fetch(`${first.url}/api/categories`)).status).toBe(200);
    recordFigure("REQ-REL-07", {
      what: "seconds until the second process had ended",
      value: seconds.toFixed(1),
      limit: "≤ 2",
      holds: seconds <= 2,
    });
  });

  it("is taken over from a killed process", async () => {
    const environment = await createSeededData();
    const first = await start(environment);
    await first.kill();
    expect(await readFile(join(environment.PANEL_DATA_DIR, "panel.lock"), "utf8")).toContain(
      String(first.pid),
    );
    const second = await start(environment);
    expect((await fetch(`${second.url}/ready`)).status).toBe(200);
    await second.stop();
  });
});

it.runIf(provided.kind === "embedded")(
  "a stop during the start exits with 0 afterwards, without logging that it listens",
  async () => {
    const early = `const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text, ...rest) => {
        if (text.startsWith("Migrating the database")) process.kill(process.pid, "SIGTERM");
        return write(text, ...rest);
      }`;
    const starting = startPanelProcess({
      ...(await createSeededData()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(early)}`,
    });
    await expect(starting).rejects.toThrow(/ended with 0:[^]*Stopping/);
    await expect(starting).rejects.not.toThrow(/Listening|Storefront/);
  },
);
