import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import table, { type PartRow } from "virtual:parts";
import { Badge } from "../primitives/badge/index.js";
import { Link } from "../primitives/link/index.js";

const layers = [...new Set(table.parts.map(({ layer }) => layer))];
const total = (rows: readonly PartRow[], count: (row: PartRow) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const cell = "border-b border-border px-3 py-2.5 text-start align-top";
const number = `${cell} tabular-nums whitespace-nowrap`;

function Row({ part }: { part: PartRow }) {
  const missing = [!part.arabic && "Arabic", !part.docs && "docs", !part.exported && "export"].filter(
    Boolean,
  );
  return (
    <tr>
      <th scope="row" className={`${cell} font-semibold`}>
        {part.docsId ? (
          <Link href={`/?path=/docs/${part.docsId}`} target="_top">
            {part.name}
          </Link>
        ) : (
          part.name
        )}
        {missing.length > 0 && (
          <Badge tone="bad" className="ms-2">
            no {missing.join(", ")}
          </Badge>
        )}
      </th>
      <td className={`${cell} text-muted`}>{part.components.join(", ")}</td>
      <td className={number}>{part.states.length}</td>
      <td className={`${cell} min-w-70 text-muted`}>{part.states.join(", ")}</td>
      <td className={number}>{part.plays}</td>
      <td className={number}>{part.tests}</td>
      <td className={number}>{part.lines}</td>
      <td className={number}>{kilobytes(part.bytes)}</td>
    </tr>
  );
}

const head = ["Part", "Components", "Stories", "States", "Played", "Tests", "Lines", "Gz alone"];

/** What `npm run parts` prints, as of this build. */
function PartsTable() {
  const { parts, lines } = table;
  return (
    <div lang="en" dir="ltr" className="grid gap-8 text-f2 text-text">
      <header className="grid max-w-180 gap-3">
        <h1 className="heading text-f5">Parts</h1>
        <p className="text-muted">
          {parts.length} parts with {total(parts, ({ states }) => states.length)} stories,{" "}
          {total(parts, ({ plays }) => plays)} of them operated by a test. Read from the source when this
          Storybook was built; in a terminal, <code>npm run parts</code> prints the same. Bytes are of the
          part alone with all it needs except React, minified and compressed; parts that stand together share
          most of them.
        </p>
        <p className="text-muted">
          Lines of code: {lines.uiTotal} in packages/ui, {lines.storefront} in the storefront, which is{" "}
          {((lines.storefront / lines.uiTotal) * 100).toFixed(1)} % of it.
        </p>
      </header>
      {layers.map((layer) => {
        const rows = parts.filter((part) => part.layer === layer);
        return (
          <section key={layer} aria-labelledby={`layer-${layer}`} className="grid min-w-0 gap-3">
            <h2 id={`layer-${layer}`} className="heading text-f4 first-letter:uppercase">
              {layer} <span className="font-normal text-muted">{rows.length}</span>
            </h2>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
            <div tabIndex={0} role="group" aria-label={`${layer}, table`} className="overflow-x-auto">
              <table className="w-full border-collapse">
                <thead>
                  <tr className="text-muted">
                    {head.map((title) => (
                      <th key={title} scope="col" className={`${cell} font-medium`}>
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((part) => (
                    <Row key={part.name} part={part} />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        );
      })}
    </div>
  );
}

const meta = {
  title: "Foundations/Parts",
  component: PartsTable,
  // It changes with every part, which has pictures of its own.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof PartsTable>;
export default meta;

export const Table: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("table")).toHaveLength(layers.length);
    await expect(canvas.getByRole("link", { name: "button" })).toHaveAttribute(
      "href",
      "/?path=/docs/primitives-button--docs",
    );
  },
};
