import path from "node:path";

/** Packages that each package may import. */
const MAY_IMPORT = {
  "packages/domain": [],
  "packages/ui": [],
  "packages/contract": ["domain"],
  "packages/shop-ssr": ["contract"],
  "packages/counter": ["ui", "domain", "contract"],
  "apps/storefront": ["ui", "domain", "contract", "shop-ssr"],
  "apps/counter": ["counter", "ui", "domain", "contract"],
  "apps/panel": ["contract", "domain", "shop-ssr"],
};

/** Entry with the React bindings of the contract, which the server and the rest of the contract do without. */
const BINDINGS = "packages/contract/src/react";

/** What a page of Storybook says of a part; stories are in no package, so those of any package may use it. */
const GUIDE = "packages/ui/src/docs/component-guide.js";

/**
 * Imports only go down, never into another package by a relative path (tests and scripts may use the tools), and only applications with React import the
 * bindings of the contract (docs/decisions/0023).
 */
export const importsGoDown = {
  meta: {
    type: "problem",
    messages: {
      up: "{{from}} may not import {{target}}: imports only go down",
      bindings: "{{from}} may not import {{target}}: the server and the calls work without React",
    },
  },
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    const from = Object.keys(MAY_IMPORT).find((name) => file.includes(`/${name}/`));
    if (from === undefined) return {};
    const folder = file.slice(0, file.indexOf(`/${from}/`) + from.length + 1);
    const needsNoReact = from === "apps/panel" || file.includes("/packages/contract/src/");
    const mayUseTools = /\.test\.tsx?$/.test(file) || file.startsWith(`${folder}/scripts/`);
    const isBinding = file.includes(`/${BINDINGS}/`);

    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string") return;
      const ours = /^@talabee\/([\w-]+)/.exec(source)?.[1];
      const resolved = source.startsWith(".")
        ? path.posix.resolve(path.posix.dirname(file), source)
        : undefined;
      if (resolved?.endsWith(`/${GUIDE}`) && file.endsWith(".stories.tsx")) return;
      const isTool = mayUseTools && resolved?.startsWith(`${path.posix.resolve(folder, "../..")}/tools/`);
      const leaves = resolved !== undefined && !resolved.startsWith(`${folder}/`) && isTool !== true;
      const report = (messageId) => context.report({ node, messageId, data: { from, target: source } });
      if (leaves || (ours !== undefined && ours !== from.split("/")[1] && !MAY_IMPORT[from].includes(ours)))
        report("up");
      else if (
        needsNoReact &&
        !isBinding &&
        (source === "@talabee/contract/react" || resolved?.includes(`/${BINDINGS}/`))
      )
        report("bindings");
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
