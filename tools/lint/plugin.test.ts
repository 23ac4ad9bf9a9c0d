import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "talabee-lint-"));
  const rules = {
    "talabee/imports-go-down": "error",
    "talabee/logical-classes": "error",
    "talabee/no-class-name": "error",
    "talabee/no-literal-text": "error",
    "talabee/server-module-order": "error",
    "talabee/storefront-layers": "error",
    "talabee/text-in-own-element": "error",
    "talabee/variants-by-cva": "error",
  };
  writeFileSync(
    path.join(folder, ".oxlintrc.json"),
    JSON.stringify({
      jsPlugins: [path.join(root, "tools/lint/plugin.mjs")],
      categories: { correctness: "off" },
      rules,
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Case {
  readonly file: string;
  readonly source: string;
  readonly resolve: (problems: string[]) => void;
  readonly reject: (error: unknown) => void;
}
const waiting: Case[] = [];

/** The names of the rules that complain about a file. Tests that run at the same time share a run of the linter. */
function problems(file: string, source: string): Promise<string[]> {
  if (waiting.length === 0) setTimeout(() => void lint(waiting.splice(0)), 20);
  return new Promise((resolve, reject) => waiting.push({ file, source, resolve, reject }));
}

/** Lints the file of each case in a folder of its own. */
async function lint(cases: readonly Case[]): Promise<void> {
  try {
    const batch = mkdtempSync(path.join(folder, "batch-"));
    cases.forEach(({ file, source }, at) => {
      const target = path.join(batch, String(at), file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, source);
    });
    const oxlint = path.join(root, "node_modules/.bin/oxlint");
    // It exits with 1 where it finds something.
    const stdout = await new Promise<string>((done) =>
      execFile(oxlint, ["--format", "json", batch], { cwd: folder }, (_, output) => done(output)),
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    cases.forEach(({ resolve }, at) => {
      const prefix = `${path.relative(folder, batch)}/${at}/`;
      const own = diagnostics.filter(({ filename }) => filename.includes(prefix));
      resolve(own.map(({ code }) => code.replace(/^talabee\((.*)\)$/, "$1")));
    });
  } catch (error) {
    for (const { reject } of cases) reject(error);
  }
}

describe("imports-go-down", () => {
  it.concurrent.each([
    ["packages/ui/src/a.ts", "@talabee/domain"],
    ["packages/domain/src/a.ts", "@talabee/contract"],
    ["packages/contract/src/a.ts", "@talabee/ui/primitives/button"],
    ["apps/panel/src/a.ts", "@talabee/ui"],
    ["packages/shop-ssr/src/a.ts", "@talabee/ui/app"],
    ["packages/ui/src/a.ts", "../../domain/src/index.js"],
    ["apps/panel/src/a.ts", "@talabee/contract/react"],
    ["packages/contract/src/a.ts", "./react/index.js"],
    ["packages/contract/src/a.ts", "../../../tools/format-text.mjs"],
    ["packages/ui/src/a.ts", "@talabee/counter"],
    ["apps/storefront/src/a.ts", "@talabee/counter/store"],
    ["packages/counter/src/a.ts", "../../ui/src/docs/component-guide.js"],
  ])("%s may not import %s", async (file, source) => {
    expect(await problems(file, `import { x } from "${source}";\nx();`)).toEqual(["imports-go-down"]);
  });

  it.concurrent.each([
    ["apps/storefront/src/a.ts", "@talabee/ui/screens/home-screen"],
    ["apps/panel/src/a.ts", "@talabee/contract/openapi"],
    ["apps/panel/src/a.ts", "@talabee/shop-ssr/host"],
    ["apps/storefront/src/a.ts", "@talabee/contract/react"],
    ["packages/contract/src/react/a.ts", "./client-app.js"],
    ["packages/ui/src/widgets/b/a.ts", "../../primitives/button/index.js"],
    ["packages/contract/src/a.test.ts", "../../../tools/format-text.mjs"],
    ["packages/ui/scripts/a.ts", "../../../tools/format-text.mjs"],
    ["apps/counter/src/a.ts", "@talabee/counter/store"],
    ["packages/counter/src/a.stories.tsx", "../../ui/src/docs/component-guide.js"],
  ])("%s may import %s", async (file, source) => {
    expect(await problems(file, `import { x } from "${source}";\nx();`)).toEqual([]);
  });
});

describe("logical-classes", () => {
  it.concurrent("refuses physical sides, also behind variants and in templates", async () => {
    const source =
      'export const a = "flex ml-4";\nexport const b = `desktop:hover:pr-2 ${a}`;\nexport const c = "-left-2";';
    expect(await problems("packages/ui/src/a.ts", source)).toEqual(Array(3).fill("logical-classes"));
  });

  it.concurrent("lets logical sides and ordinary words be", async () => {
    expect(
      await problems("packages/ui/src/a.ts", 'export const a = "ms-4 pe-2 start-0 text-start left";'),
    ).toEqual([]);
  });
});

describe("no-class-name", () => {
  it.concurrent.each(["className", "class", "style"])("refuses %s", async (name) => {
    expect(await problems("a.tsx", `export const a = <div ${name}={b} />;`)).toEqual(["no-class-name"]);
  });
});

describe("no-literal-text", () => {
  it.concurrent.each([
    "<p>Your cart</p>",
    '<button aria-label="Close" />',
    "<p>{'سلتك'}</p>",
    '<img alt="A dish" />',
  ])("refuses %s", async (markup) => {
    expect(await problems("a.tsx", `export const a = ${markup};`)).toEqual(["no-literal-text"]);
  });

  it.concurrent("lets words of the dictionary, signs and data be", async () => {
    expect(
      await problems(
        "a.tsx",
        'export const a = <p data-slot="price" title={t("x")}><span>{t("y")}</span> · 1×</p>;',
      ),
    ).toEqual([]);
  });
});

describe("server-module-order", () => {
  const modules = "apps/panel/src/modules";

  it.concurrent.each([
    ["catalogue may not import cart", `${modules}/catalogue/a.ts`, "../cart/change-cart.js"],
    ["orders may not import admin", `${modules}/orders/a.ts`, "../admin/routes.js"],
    ["the kernel imports no module", "apps/panel/src/http/a.ts", "../modules/auth/sessions.js"],
    ["a new module needs a line in the table", `${modules}/loyalty/a.ts`, "../wallet/ledger.js"],
  ])("%s", async (_, file, source) => {
    expect(await problems(file, `import { x } from "${source}";\nx();`)).toEqual(["server-module-order"]);
    expect(await problems(file, `import type { X } from "${source}";\nexport type Y = X;`)).toEqual([
      "server-module-order",
    ]);
  });

  it.concurrent.each([
    ["a module imports those below it", `${modules}/orders/a.ts`, "../cart/change-cart.js"],
    ["a module imports the kernel", `${modules}/settings/a.ts`, "../../payments/gateways.js"],
    ["a test imports any module", `${modules}/catalogue/a.test.ts`, "../orders/service.js"],
    ["the composition root imports all", "apps/panel/src/app.ts", "./modules/admin/routes.js"],
  ])("%s", async (_, file, source) => {
    expect(await problems(file, `import { x } from "${source}";\nx();`)).toEqual([]);
  });
});

describe("storefront-layers", () => {
  const src = "apps/storefront/src";

  it.concurrent.each([
    ["platform may not import features", `${src}/platform/a.ts`, "../features/cart/index.js"],
    ["features may not import the shell", `${src}/features/cart/a.tsx`, "../../shell/index.js"],
    ["the shell may not import routes", `${src}/shell/a.tsx`, "../routes/prefetch-on-intent.js"],
    ["the service worker may not import features", `${src}/service-worker/a.ts`, "../features/push/index.js"],
    ["a feature imports others through index.ts", `${src}/features/checkout/a.ts`, "../cart/use-cart.js"],
    ["routes import features through index.ts", `${src}/routes/a.tsx`, "../features/cart/use-cart.js"],
    ["features have no cycle", `${src}/features/cart/a.ts`, "../checkout/index.js"],
    ["a new feature needs a line in the table", `${src}/features/loyalty/a.ts`, "../wallet/index.js"],
  ])("%s", async (_, file, source) => {
    expect(await problems(file, `import { x } from "${source}";\nx();`)).toEqual(["storefront-layers"]);
    expect(await problems(file, `export const x = () => import("${source}");`)).toEqual([
      "storefront-layers",
    ]);
  });

  it.concurrent.each([
    ["routes import the shell", `${src}/routes/a.tsx`, "../shell/index.js"],
    ["the shell imports faces of features", `${src}/shell/a.tsx`, "../features/cart/index.js"],
    ["a feature imports those below it", `${src}/features/checkout/a.ts`, "../cart/index.js"],
    ["a feature imports its own files", `${src}/features/cart/a.ts`, "./use-cart.js"],
    ["entry points import all", `${src}/main.tsx`, "./routes/app.js"],
  ])("%s", async (_, file, source) => {
    expect(await problems(file, `import { x } from "${source}";\nx();`)).toEqual([]);
  });
});

describe("variants-by-cva", () => {
  // Every part has class names, which another rule refuses.
  const findings = async (source: string) =>
    (await problems("a.tsx", source)).filter((rule) => rule === "variants-by-cva");
  const part = (props: string, classes: string, attributes = "data-size={size}", before = "") =>
    `export function Part({ ${props} }) { ${before} return <p data-slot="part" ${attributes} className={${classes}} />; }`;

  it.concurrent.each([
    ["a condition", part("size", 'size === "small" ? "p-1" : "p-2"')],
    ["a condition in cx", part("size", 'cx("flex", size === "small" && "p-1")')],
    ["a map of classes", part("size", 'cx("flex", sizes[size])')],
    [
      "a constant derived from it",
      part("size", 'isSmall ? "p-1" : "p-2"', "data-size={size}", 'const isSmall = size === "small";'),
    ],
    ["a look prop of data", part("banner", 'banner.tone === "dark" ? "bg-night" : "bg-accent"')],
    [
      "classes before the markup",
      part("size", "classes", "data-size={size}", 'const classes = cx(size === "small" && "p-1");'),
    ],
  ])("refuses %s", async (_, source) => {
    expect(await findings(source)).toEqual(["variants-by-cva"]);
  });

  it.concurrent.each([
    ["takes a look prop and does not show it", part("size", "partClass({ size })", "")],
    [
      "reads it from its props",
      'export function Part(props) { const { tone = "info", ...rest } = props; return <p data-slot="part" {...rest} className={partClass({ tone })} />; }',
    ],
  ])("refuses a part that %s", async (_, source) => {
    expect(await findings(source)).toEqual(["variants-by-cva"]);
  });

  it.concurrent.each([
    ["a cva function", part("size, className", "partClass({ size, className })")],
    [
      "a condition that names a variant",
      part("layout", 'partClass({ upright: layout !== "menu" })', "data-layout={layout}"),
    ],
    ["a condition on anything else", part("open", 'cx("flex", open && "p-1")', "")],
    ["a part that hands its size on", part("size", '"flex"', "").replace("/>", "><Icon size={size} /></p>")],
    ["a component without a slot", "export function Part({ size }) { return drawings[size]; }"],
  ])("accepts %s", async (_, source) => {
    expect(await findings(source)).toEqual([]);
  });
});

describe("text-in-own-element", () => {
  const at = "packages/ui/src/widgets/card/card.tsx";
  it.concurrent.each([
    ["a message beside an element", `<p>{t(messages.total)} <b>1</b></p>`],
    ["a condition", `<p><b>1</b>{isLate && t(messages.late)}</p>`],
    ["one of two texts", `<p><b>1</b>{isLate ? "+" : <i />}</p>`],
    ["a text with a value", "<p>{`${count} × `}<b>1</b></p>"],
    ["a formatter", `<p><Icon /> {format.money(10)}</p>`],
    ["a field of data", `<p>{line.label}{line.reason && <b>{line.reason}</b>}</p>`],
    ["a default", `<p><Icon />{label ?? t(messages.more)}</p>`],
    ["a message in a fragment", `<><Icon />{t(messages.more)}</>`],
    ["a message among the children of a component", `<Button><Icon />{t(messages.more)}</Button>`],
  ])("refuses %s", async (_, jsx) => {
    expect(await problems(at, `export const card = ${jsx};`)).toEqual(["text-in-own-element"]);
  });
  it.concurrent.each([
    ["a message alone", `<p>{t(messages.total)}</p>`],
    ["one on a line of its own", `<p>\n  {t(messages.total)}\n  {/* why */}\n</p>`],
    ["an element for each text", `<p><span>{t(messages.total)}</span> <b>{format.money(10)}</b></p>`],
    ["a sentence with values", `<p><Icon />{rich(messages.late, { time })}</p>`],
    ["elements by a condition", `<p><Icon />{isLate && <b>{t(messages.late)}</b>}</p>`],
    ["a space", `<p><b>1</b>{" "}<b>2</b></p>`],
  ])("accepts %s", async (_, jsx) => {
    expect(await problems(at, `export const card = ${jsx};`)).toEqual([]);
  });
});
