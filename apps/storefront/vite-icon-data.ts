import type { Plugin } from "vite";

const NODE = /\n  node: (\[[\s\S]*?\])(?:,\n  aliases: [\s\S]*?)?\n\};/;

/**
 * Makes Lucide's icons plain data, which the design system's `Icon` draws too: without Lucide's component, its context and
 * a component for each icon, scripts are 2 kB and pages some kilobytes smaller. Both builds need it, so that they
 * render the same elements.
 */
export function iconData(): Plugin {
  return {
    name: "talabee:icon-data",
    enforce: "pre",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        // A file with another name for an icon only exports that.
        if (!code.includes("createLucideIcon")) return undefined;
        const node = NODE.exec(code)?.[1];
        if (node === undefined) throw new Error(`not the data of a Lucide icon: ${code}`);
        return { code: `export default ${node.replaceAll(/,?\s*key: "\w+"/g, "")};`, map: null };
      },
    },
  };
}
