import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import table, { type ComponentRow } from "virtual:parts";
import { Badge } from "../primitives/badge/index.js";
import { Link } from "../primitives/link/index.js";

const layers = [...new Set(table.parts.map(({ layer }) => layer))];
const total = (rows: readonly ComponentRow[], count: (row: ComponentRow) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const cell = "border-b border-border px-3 py-2.5 text-start align-top";
const number = `${cell} tabular-nums whitespace-nowrap`;

function Row({ component }: { component: ComponentRow }) {
  const missing = [
    !component.arabic && "Arabic",
    !component.docs && "docs",
    !component.exported && "export",
  ].filter(Boolean);
  return (
    <tr>
      <th scope="row" className={`${cell} font-semibold`}>
        {component.docsId ? (
          <Link href={`/?path=/docs/${component.docsId}`} target="_top">
            {component.name}
          </Link>
        ) : (
          component.name
        )}
        {missing.length > 0 && (
          <Badge tone="danger" className="ms-2">
            no {missing.join(", ")}
          </Badge>
        )}
      </th>
      <td className={`${cell} text-muted`}>{component.components.join(", ")}</td>
      <td className={number}>{component.states.length}</td>
      <td className={`${cell} min-w-70 text-muted`}>{component.states.join(", ")}</td>
      <td className={number}>{component.plays}</td>
      <td className={number}>{component.tests}</td>
      <td className={number}>{component.lines}</td>
      <td className={number}>{kilobytes(component.bytes)}</td>
    </tr>
  );
}

const head = ["Component", "Exports", "Stories", "States", "Played", "Tests", "Lines", "Gzipped"];

/** The output of `npm run parts` at build time. */
function ComponentsTable() {
  const { parts: components, lines } = table;
  return (
    <div lang="en" dir="ltr" className="grid gap-8 text-f2 text-text">
      <header className="grid max-w-180 gap-3">
        <h1 className="heading text-f5">Components</h1>
        <p className="text-muted">
          {components.length} components with {total(components, ({ states }) => states.length)} stories,{" "}
          {total(components, ({ plays }) => plays)} of them with a play function. Read from the source when
          this Storybook was built; <code>npm run parts</code> prints the same table. Bytes are of the
          component alone with its dependencies except React, minified and compressed; components on one page
          share most of them.
        </p>
        <p className="text-muted">
          Lines of code: {lines.uiTotal} in packages/ui, {lines.storefront} in the storefront, which is{" "}
          {((lines.storefront / lines.uiTotal) * 100).toFixed(1)} % of packages/ui.
        </p>
      </header>
      {layers.map((layer) => {
        const rows = components.filter((component) => component.layer === layer);
        return (
          <section key={layer} aria-labelledby={`layer-${layer}`} className="grid min-w-0 gap-3">
            <h2 id={`layer-${layer}`} className="heading text-f4 first-letter:uppercase">
              {layer} <span className="font-normal text-muted">{rows.length}</span>
            </h2>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keyboard */}
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
                  {rows.map((component) => (
                    <Row key={component.name} component={component} />
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
  title: "Foundations/Components",
  component: ComponentsTable,
  // Changes with every component, and each component has its own screenshots.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ComponentsTable>;
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
