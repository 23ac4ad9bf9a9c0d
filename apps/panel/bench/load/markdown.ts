/** A table in Markdown, with padded columns. Columns whose title ends with ":" are aligned to the right. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const isRight = titles.map((title) => title.endsWith(":"));
  const heads = titles.map((title) => title.replace(/:$/, ""));
  const widths = heads.map((head, at) => Math.max(3, head.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (isRight[at] ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(" | ")} |`;
  const rule = widths.map(
    (width, at) => "-".repeat(width - (isRight[at] ? 1 : 0)) + (isRight[at] ? ":" : ""),
  );
  return [line(heads), line(rule), ...rows.map(line)].join("\n");
}
