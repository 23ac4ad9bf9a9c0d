// Prints the measured figures: medians, with the largest paint as a ratio to the floor of the same round.
import { cpus, totalmem } from "node:os";
import { markOf, OTHER_TARGETS, PAGE_TARGETS } from "./pages.mjs";

const COLUMNS = [
  { figure: "ttfb", title: "TTFB ms", digits: 1 },
  { figure: "fcpFloors", title: "FCP ×", digits: 2 },
  { figure: "lcpFloors", title: "LCP ×", digits: 2 },
  { figure: "lcp", title: "LCP ms", digits: 0 },
  { figure: "interactive", title: "interactive ms", digits: 0 },
  { figure: "tbt", title: "TBT ms", digits: 0 },
  { figure: "cls", title: "CLS", digits: 3 },
  { figure: "cpu", title: "CPU ms", digits: 0 },
  { figure: "cpuFloors", title: "CPU ×", digits: 1 },
  { figure: "scriptKB", title: "scripts kB", digits: 1 },
  { figure: "kB", title: "kB", digits: 0 },
  { figure: "requests", title: "requests", digits: 0 },
  { figure: "htmlKB", title: "HTML kB", digits: 1 },
  { figure: "nodes", title: "nodes", digits: 0 },
];

/** Figures that a slower CPU makes larger. */
const TIMES = new Set(["fcpFloors", "lcpFloors", "tbt"]);

export function median(values) {
  const sorted = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  if (sorted.length === 0) return undefined;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

/** Medians of the loads of every page; ratios are to the floor's load in the same round. */
export function summarize(loads) {
  const { floor } = loads;
  return Object.fromEntries(
    Object.entries(loads).map(([name, rounds]) => {
      const withRatios = rounds.map((figures, round) => ({
        ...figures,
        fcpFloors: figures.fcp / floor[round].fcp,
        lcpFloors: figures.lcp / floor[round].lcp,
        cpuFloors: figures.cpu / floor[round].cpu,
      }));
      return [
        name,
        Object.fromEntries(
          COLUMNS.map(({ figure }) => [figure, median(withRatios.map((one) => one[figure]))]),
        ),
      ];
    }),
  );
}

/** The table of a profile as rows of Markdown, which also reads well in a terminal. */
export function pageTable(summary, air = 1) {
  const rows = Object.entries(summary).map(([name, figures]) => [
    name,
    ...COLUMNS.map(({ figure, digits }) => {
      const value = figures[figure];
      // The floor has no scripts to wait for.
      if (value === undefined || (figure === "interactive" && value === 0)) return "–";
      const target = PAGE_TARGETS.find(
        (one) => one.figure === figure && one.pages.includes(name.split(" ")[0]),
      );
      const wider = target && { must: air * target.must, aim: air * target.aim };
      return `${value.toFixed(digits)} ${markOf(value, TIMES.has(figure) ? wider : target)}`.trim();
    }),
  ]);
  return table([["page", ...COLUMNS.map(({ title }) => title)], ...rows]);
}

/** The table of taps and server. */
export function otherTable(values) {
  const rows = Object.entries(OTHER_TARGETS).map(([name, target]) => {
    const value = values[name];
    const digits = value === undefined ? 0 : target.must <= 1 && value !== 0 ? 2 : target.must < 100 ? 1 : 0;
    if (target.must === Infinity) return [target.label, value?.toFixed(1) ?? "–", "–", "–"];
    const shown = value === undefined ? "–" : `${value.toFixed(digits)} ${markOf(value, target)}`;
    return [target.label, shown, String(target.must), String(target.aim)];
  });
  return table([["what", "median", "must", "aim"], ...rows]);
}

/** The targets, in words for reading the marks. */
export const LEGEND =
  "✓ within the aim, ~ within the must, ✗ over it. × is the ratio to the floor of the same round. kB are 1000 bytes; scripts " +
  "are those before the page is interactive, at brotli 11; HTML at brotli 11; CPU is the main thread's; TTFB is without the emulated " +
  "network. With an eighth of the CPU, the limits of times are twice as high.";

/** The machine and the state it was in. */
export function machine(browserVersion) {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${model.trim()}, ${memory} GB, Chromium ${browserVersion}, Node ${process.versions.node}`;
}

/** Rows as a table of Markdown; the first has the titles. */
export function table([titles, ...rows]) {
  const all = [titles, ...rows];
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (cells) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(" | ")} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(titles), rule, ...rows.map((row) => line(row))].join("\n");
}
