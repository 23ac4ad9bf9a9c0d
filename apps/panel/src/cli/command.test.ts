import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { type Environment, runCommand, startPanelProcess } from "../testing/panel-process.js";
import { createEmptyData, createSeededData, setUpProcessTests, start } from "../testing/process-fixture.js";

const provided = inject("testDatabase");
setUpProcessTests();

describe("the command line", () => {
  let environment: Environment & { PANEL_DATA_DIR: string };
  beforeAll(async () => void (environment = await createSeededData()));

  const run = (args: string[], input = "", at: Environment = environment) => runCommand(args, at, input);

  it("prints help, and names unknown commands", async () => {
    const help = await run(["--help"]);
    expect(help.code).toBe(0);
    for (const command of ["backup", "restore", "seed", "migrate", "user"])
      expect(help.output).toContain(command);
    const unknown = await run(["bakcup"]);
    expect([unknown.code, unknown.errors]).toEqual([1, expect.stringContaining("backup")]);
    const bad = await run(["user", "list"], "", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" });
    expect([bad.code, bad.errors]).toEqual([1, expect.stringContaining("cannot be reached")]);
  });

  it("names the missing step on a database without tables", async () => {
    const fresh = { PANEL_DATA_DIR: join(environment.PANEL_DATA_DIR, "without-tables") };
    const { code, errors } = await run(["user", "list"], "", fresh);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^✗ The database lacks tables.*migrate\n$/)]);
  });

  it("creates, lists, promotes, blocks and unblocks accounts", async () => {
    const created = await run(
      [
        "user",
        "create",
        "Fatima@Example.com",
        "--first-name",
        "فاطمة",
        "--last-name",
        "Saad",
        "--password-stdin",
      ],
      "karak-at-five\n",
    );
    expect([created.code, created.output]).toEqual([0, "Created user fatima@example.com\n"]);
    const twice = await run([
      "user",
      "create",
      "fatima@example.com",
      "--first-name",
      "F",
      "--last-name",
      "S",
    ]);
    expect([twice.code, twice.errors]).toEqual([1, expect.stringContaining("already")]);
    expect((await run(["user", "role", "fatima@example.com", "admin"])).code).toBe(0);
    expect((await run(["user", "role", "fatima@example.com", "emperor"])).errors).toContain("super_admin");
    expect((await run(["user", "staff", "fatima@example.com", "spice"])).output).toContain(
      "is owner of spice",
    );
    const cook = await run(["user", "staff", "fatima@example.com", "spice", "--role", "kitchen"]);
    expect(cook.output).toContain("is kitchen of spice");
    const king = await run(["user", "staff", "fatima@example.com", "spice", "--role", "king"]);
    expect(king.errors).toContain("kitchen, counter, manager, owner");
    expect((await run(["user", "staff", "fatima@example.com", "nowhere"])).errors).toContain("no store");
    expect((await run(["user", "block", "fatima@example.com"])).code).toBe(0);
    const [listed] = (await run(["user", "list", "--search", "fatima", "--json"])).output.trim().split("\n");
    expect(JSON.parse(listed!)).toMatchObject({ role: "admin", blocked: expect.stringMatching(/^\d{4}-/) });
    expect(listed).not.toMatch(/argon2|scrypt/);
    expect((await run(["user", "block", "--undo", "fatima@example.com"])).code).toBe(0);
    const generated = await run(["user", "password", "fatima@example.com"]);
    const password = /Password: (\S{16})/.exec(generated.output)?.[1];
    const panel = await start(environment);
    const form = new FormData();
    form.append("email", "fatima@example.com");
    form.append("password", password ?? "");
    expect((await fetch(`${panel.url}/api/login`, { method: "POST", body: form })).status).toBe(200);
    await panel.stop();
    if (provided.kind === "postgres") return;
    // Node before 24.7 refuses to start, instead of rejecting every password.
    const older = `import crypto from "node:crypto"; import { syncBuiltinESMExports } from "node:module";
      delete crypto.argon2; syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(older)}`;
    await expect(startPanelProcess({ ...environment, NODE_OPTIONS })).rejects.toThrow(/Node 24\.7 or newer/);
  });

  it("takes a store out of the shop and back in", async () => {
    const isListed = async () => {
      const panel = await start(environment);
      const { data } = (await (await fetch(`${panel.url}/api/vendors?q=Spice`)).json()) as {
        data: { items: { id: string }[] };
      };
      const page = await fetch(`${panel.url}/api/stores/spice`);
      await panel.stop();
      return [page.status, data.items.some(({ id }) => id === "spice")];
    };
    expect(await isListed()).toEqual([200, true]);
    expect((await run(["store", "deactivate", "nowhere"])).errors).toContain("no store");
    expect((await run(["store", "deactivate", "spice"])).output).toBe("spice takes no orders\n");
    expect(await isListed()).toEqual([410, false]);
    expect((await run(["store", "deactivate", "spice", "--undo"])).output).toBe("spice takes orders\n");
    expect(await isListed()).toEqual([200, true]);
  });

  it("backs up, and restores everything into another database, with uploads and sequences", async () => {
    const file = join(environment.PANEL_DATA_DIR, "first.backup");
    await mkdir(join(environment.PANEL_DATA_DIR, "uploads"), { recursive: true });
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
    await writeFile(join(environment.PANEL_DATA_DIR, "uploads/licence.pdf"), bytes);
    await writeFile(join(environment.PANEL_DATA_DIR, "uploads/.DS_Store"), "of a file manager");
    const backup = await run(["backup", file]);
    expect([backup.code, backup.errors]).toEqual([0, ""]);
    expect((await run(["backup", file])).errors).toContain("already exists");

    const target = await createEmptyData();
    const restored = await run(["restore", file], "", target);
    expect([restored.code, restored.errors]).toEqual([0, ""]);
    expect(await readFile(join(target.PANEL_DATA_DIR, "uploads/licence.pdf"))).toEqual(bytes);
    const again = join(target.PANEL_DATA_DIR, "again.backup");
    expect((await run(["backup", again], "", target)).code).toBe(0);
    const lines = async (path: string) =>
      gunzipSync(await readFile(path))
        .toString()
        .split("\n")
        .slice(1, -2)
        .filter((line) => !line.includes('"sequence"'));
    const [before, after] = [await lines(file), await lines(again)];
    expect(after.length).toBe(before.length);
    const rowsOf = (all: string[]) =>
      all.flatMap((line) => (line.startsWith("[") ? (JSON.parse(line) as string[]) : [line])).toSorted();
    expect(rowsOf(after)).toEqual(rowsOf(before));
    expect((await run(["restore", file], "", target)).errors).toMatch(/already|not empty/);

    const panel = await start(target);
    expect((await fetch(`${panel.url}/api/stores/spice`)).status).toBe(200);
    await panel.stop();

    const complete = await readFile(file);
    const cut = join(environment.PANEL_DATA_DIR, "cut.backup");
    await writeFile(cut, complete.subarray(0, Math.floor(complete.length / 2)));
    const refused = await run(["restore", cut], "", await createEmptyData());
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("damaged")]);
    await writeFile(cut, "hello");
    expect((await run(["restore", cut], "", await createEmptyData())).errors).toContain("is not a backup");
  });

  it("seeds an empty database with many stores, all searchable", async () => {
    const target = await createEmptyData();
    const seeded = await run(["seed", "--vendors", "30", "--products", "600"], "", target);
    expect([seeded.code, seeded.errors]).toEqual([0, ""]);
    expect(seeded.output).toMatch(/Created 30 stores and 600 products/);
    expect((await run(["seed", "--vendors", "2"], "", target)).errors).toContain("already has stores");
    const panel = await start(target);
    const found = await fetch(`${panel.url}/api/search?q=${encodeURIComponent("شاورما دجاج")}`);
    const body = await found.json();
    expect(found.status).toBe(200);
    expect(JSON.stringify(body.data)).toMatch(/Chicken Shawarma/);
    const vendors = await (await fetch(`${panel.url}/api/vendors?per_page=50`)).json();
    expect(vendors.data.items.length).toBe(30);
    await panel.stop();
  });
});
