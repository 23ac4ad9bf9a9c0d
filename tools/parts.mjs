// `npm run parts`: every part of the design system, read from its source. `--json` for tools; `--check` says what parts
// lack, and how thin the storefront is, and fails, without measuring bytes.
import { addBytes } from "./parts-bytes.mjs";
import { lacksOf, readLines, readParts } from "./parts-source.mjs";

/**
 * The storefront puts parts together: lines it may have for each line of packages/ui, stories and tests of both left out.
 * The goal is 0.15; what it may have only ever goes down.
 */
const GOAL_STOREFRONT = 0.15;
const MOST_STOREFRONT = 0.22;
const percent = (part, whole) => `${((part / whole) * 100).toFixed(1)} %`;

const asked = (option) => process.argv.includes(option);
const parts = readParts();

if (asked("--check")) {
  const lacking = parts
    .map((part) => ({ part, lacks: lacksOf(part) }))
    .filter(({ lacks }) => lacks.length > 0);
  for (const { part, lacks } of lacking)
    console.error(`✗ ${part.room}/${part.name} lacks ${lacks.join("; ")}`);
  console.log(`${parts.length - lacking.length} of ${parts.length} parts are complete`);
  const { storefront, uiTotal } = readLines();
  const isThin = storefront < uiTotal * MOST_STOREFRONT;
  console[isThin ? "log" : "error"](
    `${isThin ? "" : "✗ "}the storefront has ${storefront} lines, ${percent(storefront, uiTotal)} of packages/ui, goal ${percent(GOAL_STOREFRONT, 1)}`,
  );
  process.exit(lacking.length > 0 || !isThin ? 1 : 0);
}

const measured = await addBytes(parts);
const lines = readLines();
if (asked("--json")) {
  console.log(JSON.stringify({ parts: measured, lines }, undefined, 2));
} else {
  const head = [
    "part",
    "room",
    "stories",
    "Arabic",
    "plays",
    "docs",
    "tests",
    "lines",
    "gz bytes",
    "components",
    "states",
  ];
  const rows = measured.map((part) => [
    part.name,
    part.room,
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
    `\n${parts.length} parts, ${sum(({ states }) => states.length)} stories, ${sum(({ plays }) => plays)} with a play function`,
  );
  console.log("\nlines of code");
  for (const [room, count] of Object.entries(lines.ui))
    console.log(`  ${room.padEnd(14)}${String(count).padStart(7)}`);
  console.log(`  ${"packages/ui".padEnd(14)}${String(lines.uiTotal).padStart(7)}`);
  const share = percent(lines.storefront, lines.uiTotal);
  console.log(`  ${"storefront".padEnd(14)}${String(lines.storefront).padStart(7)}, ${share} of packages/ui`);
}
