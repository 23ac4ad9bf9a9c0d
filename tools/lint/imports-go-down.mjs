import path from "node:path";

/** What each room may import of ours: the staircase of the architecture. */
const MAY_IMPORT = {
  "packages/domain": [],
  "packages/ui": [],
  "packages/contract": ["domain"],
  "apps/storefront": ["ui", "domain", "contract"],
  "apps/panel": ["contract", "domain"],
};

/** Imports only ever go down, and never into another room by a relative path. */
export const importsGoDown = {
  meta: {
    type: "problem",
    messages: { up: "{{room}} may not import {{target}}: imports only go down the staircase" },
  },
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    const room = Object.keys(MAY_IMPORT).find((name) => file.includes(`/${name}/`));
    if (room === undefined) return {};
    const roomFolder = file.slice(0, file.indexOf(`/${room}/`) + room.length + 1);

    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== "string") return;
      const ours = /^@talabee\/([\w-]+)/.exec(source)?.[1];
      const leaves =
        source.startsWith(".") &&
        !path.posix.resolve(path.posix.dirname(file), source).startsWith(`${roomFolder}/`);
      if (leaves || (ours !== undefined && ours !== room.split("/")[1] && !MAY_IMPORT[room].includes(ours))) {
        context.report({ node, messageId: "up", data: { room, target: source } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
