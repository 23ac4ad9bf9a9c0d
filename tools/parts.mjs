// `npm run parts`: a table of the design system's components, read from their source. `--json` prints it for tools.
// `--check` fails when a component is incomplete; it measures no bytes.
import { addBytes } from "./parts-bytes.mjs";
import { lacksOf, readLines, readParts } from "./parts-source.mjs";

const hasOption = (option) => process.argv.includes(option);
const parts = readParts();

if (hasOption("--check")) {
  const lacking = parts
    .map((part) => ({ part, lacks: lacksOf(part) }))
    .filter(({ lacks }) => lacks.length > 0);
  for (const { part, lacks } of lacking)
    console.error(`✗ ${part.layer}/${part.name} lacks ${lacks.join("; ")}`);
  console.log(`${parts.length - lacking.length} of ${parts.length} components are complete`);
  process.exit(lacking.length > 0 ? 1 : 0);
}

const measured = await addBytes(parts);
const lines = readLines();
if (hasOption("--json")) {
  console.log(JSON.stringify({ parts: measured, lines }, undefined, 2));
} else {
  const head = [
    "component",
    "layer",
    "stories",
    "Arabic",
    "plays",
    "docs",
    "tests",
    "lines",
    "gz bytes",
    "exports",
    "stories",
  ];
  const rows = measured.map((part) => [
    part.name,
    part.layer,
    part.states.length,
    part.arabic ? "yes" : "no",
    part.plays,
    part.docs ? "yes" : "no",
    part.tests,
    part.lines,
    part.bytes,
    part.components.join(" "),
    part.states.join(" "),
  ]);
  const widths = head
    .slice(0, -1)
    .map((_, i) => Math.min(28, Math.max(...[head, ...rows].map((row) => String(row[i]).length))));
  const line = (cells) =>
    cells
      .map((cell, i) => {
        if (i === head.length - 1) return cell;
        return typeof cell === "number" ? String(cell).padStart(widths[i]) : String(cell).padEnd(widths[i]);
      })
      .join("  ");
  console.log([head, ...rows].map(line).join("\n"));

  const sum = (count) => parts.reduce((total, part) => total + count(part), 0);
  console.log(
    `\n${parts.length} components, ${sum(({ states }) => states.length)} stories, ${sum(({ plays }) => plays)} with a play function`,
  );
  console.log("\nlines of code");
  for (const [layer, count] of Object.entries(lines.ui))
    console.log(`  ${layer.padEnd(14)}${String(count).padStart(7)}`);
  console.log(`  ${"packages/ui".padEnd(14)}${String(lines.uiTotal).padStart(7)}`);
  console.log(`  ${"storefront".padEnd(14)}${String(lines.storefront).padStart(7)}`);
}
