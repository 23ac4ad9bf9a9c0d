/**
 * Pages about each component for assistants that write code, and `llms.txt`, which lists them. They are part of the published
 * package (`tools/prepack.mjs`), made from the guides of the stories and from the built declarations.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { importLine } from "./import-line.mjs";
import { messageTable } from "./message-table.mjs";
import { readParts } from "./parts-source.mjs";

const list = (lines) => lines.map((line) => `- ${line}`).join("\n");

/** Declarations of an entry, in the order of its exports; what it takes from other components is left as an import. */
function declarations(folder, file = "index.d.ts", seen = new Set()) {
  if (seen.has(file)) return "";
  seen.add(file);
  const text = readFileSync(path.join(folder, file), "utf8");
  const parts = [...text.matchAll(/^export .* from "\.\/([\w.-]+)\.js";$/gm)].map(([, name]) =>
    declarations(folder, `${name}.d.ts`, seen),
  );
  // Modules without exports of their own end in `export {}`.
  const own = text.replace(/^(export (\*|\{[^}]*\}|type \{[^}]*\}) from "\.\/[^"]+"|export \{\});\n?/gm, "");
  return [...parts, own]
    .map((part) => part.trim())
    .filter(Boolean)
    .join("\n\n");
}

/** The page of one component as Markdown. */
export function componentPage({ layer, name, title, guide, imports, states }, types) {
  return `# ${title.split("/").at(-1)}

${guide.purpose}

\`\`\`ts
${importLine(`${layer}/${name}`, imports)}
\`\`\`

${guide.anatomy ? `\`\`\`tsx\n${guide.anatomy}\n\`\`\`\n\n` : ""}**When not to use it.** ${guide.whenNot}

**Accessibility.** ${guide.accessibility}

## Do

${list(guide.do)}

## Don’t

${list(guide.dont)}

## Types

\`\`\`ts
${types}
\`\`\`

States with a story: ${states.join(", ")}.
`;
}

const layers = {
  primitives: "Generic: buttons, fields, overlays; no product knowledge",
  forms: "Forms with validation",
  widgets: "Parts of a marketplace: store card, cart, checkout",
  screens: "Whole pages; take plain data and callbacks",
};

const firstSentence = (text) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** `llms.txt` (llmstxt.org): what the package is, and a link to each page. */
export function llmsText(parts) {
  const sections = Object.entries(layers).map(
    ([layer, about]) => `## ${layer}

${about}.

${list(
  parts
    .filter((part) => part.layer === layer)
    .map(
      ({ name, title, guide }) =>
        `[${title.split("/").at(-1)}](components/${layer}/${name}.md): ${firstSentence(guide.purpose)}`,
    ),
)}`,
  );
  return `# @talabee/ui

> React 19 components, screens and themes of a marketplace storefront: English and Arabic, light and dark, any brand.

Import each component from its own entry. Texts, currency and direction come from \`LocaleProvider\`, styles from one sheet, and
\`data-ui\` stands on the element around the components. Components fetch nothing: data and callbacks are props, amounts are
integers in the currency's minor unit, times ISO-8601. \`className\` of a component is for its place only.

## Guides

- [Getting started](../README.md): install, wrap, brand, first screen
- [Your brand](../guides/your-brand.md): colours, fonts, radii, density, logo
- [Your market](../guides/your-market.md): currency, time zone, phone prefix
- [Overriding](../guides/overriding.md): texts, icons, links, styles
- [Message ids](message-ids.md): every text of the components, in English and Arabic
- [Compatibility](../guides/compatibility.md): versions of React, bundlers, test runners, browsers
- [Beside your styles](../guides/beside-your-styles.md): Tailwind, Bootstrap, shadow roots
- [Plain HTML](../guides/plain-html.md): a page of a site without a framework
- [Server rendering](../guides/server-rendering.md): Next.js and others
- [Owning the source](../guides/owning-the-source.md): copies of components by the shadcn command
- [Upgrading](../guides/upgrading.md): what is part of the API

${sections.join("\n\n")}
`;
}

/** Writes the pages into the built package. */
export async function writeComponentDocs(packageFolder) {
  const dist = path.join(packageFolder, "dist");
  const parts = readParts();
  for (const part of parts) {
    const file = path.join(dist, "components", part.layer, `${part.name}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, componentPage(part, declarations(path.join(dist, part.layer, part.name))));
  }
  writeFileSync(path.join(dist, "llms.txt"), llmsText(parts));
  const { messageAreas } = await import(pathToFileURL(path.join(dist, "locale/messages/index.js")).href);
  writeFileSync(path.join(dist, "message-ids.md"), messageTable(messageAreas));
}
