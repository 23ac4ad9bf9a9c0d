import path from "node:path";

/** The storefront's layers. A file may import those with a lower number; entry points at the top of src may import all. */
const LAYERS = { routes: 4, shell: 3, features: 2, "service-worker": 2, platform: 1 };

/**
 * The storefront's features, bottom to top: a feature may import those above its line in this list, never those below
 * it, so that features have no cycle. A new feature gets a line here.
 */
export const FEATURE_ORDER = [
  "session",
  "favourites",
  "wallet",
  "notifications",
  "search",
  "account",
  "catalogue",
  "cart",
  "checkout",
  "orders",
  "family",
  "push",
];

const SOURCE = "/apps/storefront/src/";
const featureOf = (file) => /^features\/([^/]+)\//.exec(file)?.[1];

/**
 * Imports in the storefront go down: routes → shell → features → platform. The shell composes features, such as the cart
 * in the frame or what each feature clears at sign-out. All files of a feature except its `index.ts` are private, for
 * other features and for the layers above.
 */
export const storefrontLayers = {
  meta: {
    type: "problem",
    messages: {
      up: "{{from}} may not import {{to}}: imports go routes → shell → features → platform",
      inside: "Import feature {{name}} through its index.ts",
      later:
        "Feature {{from}} may not import {{to}}: it comes later in FEATURE_ORDER (tools/lint/storefront-layers.mjs)",
      unknown: "Feature {{name}} is missing in FEATURE_ORDER (tools/lint/storefront-layers.mjs)",
    },
  },
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    const at = file.lastIndexOf(SOURCE);
    if (at < 0 || /\.test(-d)?\.tsx?$/.test(file)) return {};
    const own = file.slice(at + SOURCE.length);
    const from = own.split("/")[0];
    const feature = featureOf(own);

    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const target = path.posix.join(path.posix.dirname(own), source);
      const to = target.split("/")[0];
      const report = (messageId, data) => context.report({ node, messageId, data });
      if (LAYERS[from] && LAYERS[to] && from !== to && LAYERS[to] >= LAYERS[from]) {
        report("up", { from, to });
        return;
      }
      const other = featureOf(target);
      if (other === undefined || other === feature) return;
      if (!target.endsWith("/index.js")) report("inside", { name: other });
      else if (!FEATURE_ORDER.includes(other)) report("unknown", { name: other });
      else if (feature !== undefined && !FEATURE_ORDER.includes(feature))
        report("unknown", { name: feature });
      else if (feature !== undefined && FEATURE_ORDER.indexOf(other) > FEATURE_ORDER.indexOf(feature))
        report("later", { from: feature, to: other });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
