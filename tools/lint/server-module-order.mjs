import path from "node:path";

/**
 * The server's modules, bottom to top: a module may import those above its line in this list, never those below it. A new
 * module gets a line here.
 */
export const MODULE_ORDER = [
  "zones",
  "audit",
  "files",
  "settings",
  "riders",
  "allowances",
  "wallet",
  "catalogue",
  "coupons",
  "addresses",
  "cards",
  "order-record",
  "notifications",
  "cart",
  "payments",
  "orders",
  "board",
  "refunds",
  "rides",
  "reports",
  "family",
  "favourites",
  "search",
  "stores",
  "devices",
  "menu",
  "members",
  "reviews",
  "pages",
  "content",
  "storefront",
  "seo",
  "account",
  "auth",
  "applicants",
  "contact",
  "customers",
  "personal-data",
  "admin",
  "office",
];

/** Folders that every module builds on; they import no module. */
const KERNEL = ["db", "http", "jobs", "mail", "payments", "push", "security"];

const SOURCE = "/apps/panel/src/";
const moduleOf = (file) => /^modules\/([^/]+)\//.exec(file)?.[1];

/** Modules of the server import only modules below them, so that their dependencies have no cycle. */
export const serverModuleOrder = {
  meta: {
    type: "problem",
    messages: {
      up: "Module {{from}} may not import {{to}}: it comes later in MODULE_ORDER (tools/lint/server-module-order.mjs)",
      kernel: "{{from}} may not import module {{to}}: the kernel imports no module",
      unknown: "Module {{name}} is missing in MODULE_ORDER (tools/lint/server-module-order.mjs)",
    },
  },
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    const at = file.lastIndexOf(SOURCE);
    if (at < 0 || file.endsWith(".test.ts")) return {};
    const own = file.slice(at + SOURCE.length);
    const from = moduleOf(own);
    const folder = own.split("/")[0];
    if (from === undefined && !KERNEL.includes(folder)) return {};

    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const to = moduleOf(path.posix.join(path.posix.dirname(own), source));
      if (to === undefined || to === from) return;
      if (from === undefined) {
        context.report({ node, messageId: "kernel", data: { from: folder, to } });
        return;
      }
      const unknown = [from, to].find((name) => !MODULE_ORDER.includes(name));
      if (unknown !== undefined) context.report({ node, messageId: "unknown", data: { name: unknown } });
      else if (MODULE_ORDER.indexOf(to) > MODULE_ORDER.indexOf(from))
        context.report({ node, messageId: "up", data: { from, to } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
