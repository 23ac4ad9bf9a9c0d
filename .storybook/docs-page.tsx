import { Anchor, DocsContainer, DocsContext, Title, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useLayoutEffect, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { create } from "storybook/theming";
import type { ArgTypes, PreparedStory } from "storybook/internal/types";
import { directionOf, type Language } from "../packages/ui/src/locale/index.js";
import type { ComponentGuide } from "../packages/ui/src/docs/component-guide.js";
import { useToolbarGlobals } from "./docs-globals.js";
import "./docs-page.css";
import { DocsLink } from "./docs-link.js";
import { Example } from "./example.js";
import { FindComponent, Places } from "./places.js";

const type = { fontBase: '"Readex Pro", system-ui, sans-serif', fontCode: "ui-monospace, monospace" };
const themes = { light: create({ base: "light", ...type }), dark: create({ base: "dark", ...type }) };

/** Wraps every docs page: Talabee's typeface and colours, English prose, the toolbar's theme and brand. */
function Container({ context, children }: ComponentProps<typeof DocsContainer>) {
  const globals = useToolbarGlobals(context.channel);
  const theme = globals["theme"] === "dark" ? "dark" : "light";
  const language = (globals["locale"] ?? "en") as Language;
  const brand = typeof globals["brand"] === "string" ? globals["brand"] : "talabee";
  useLayoutEffect(() => {
    // Portals render into the document body, so the document takes the toolbar's language.
    const html = document.documentElement;
    html.lang = language;
    html.dir = directionOf(language);
    html.dataset["theme"] = theme;
    html.dataset["brand"] = brand;
  }, [brand, language, theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <div className="docs-content" lang="en" dir="ltr">
        {children}
      </div>
    </DocsContainer>
  );
}

interface ComponentMeta {
  title: string;
  component?: ComponentType;
  subcomponents?: Record<string, ComponentType>;
  argTypes: ArgTypes;
  parameters: {
    guide?: ComponentGuide;
    docs?: { extractArgTypes?: (component: ComponentType) => ArgTypes | null };
  };
}

/** Renders a docstring: `code` in backticks becomes `<code>`. */
function Prose({ of }: { of: string }) {
  return of.split(/`([^`]+)`/).map((text, i) => (i % 2 === 1 ? <code key={i}>{text}</code> : text));
}

function PropsTable({ rows, label }: { rows: ArgTypes; label: string }) {
  const props = Object.entries(rows).filter(([, row]) => row.table?.disable !== true && row.type);
  if (props.length === 0) return null;
  const isRequired = (row: ArgTypes[string]) => typeof row.type === "object" && row.type.required === true;
  props.sort(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a)));
  return (
    // The table scrolls on phones, so it must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="docs-table" role="region" aria-label={`Props of ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Description and unit</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {props.map(([name, row]) => {
            const raw = typeof row.type === "object" && "raw" in row.type ? row.type.raw : undefined;
            const summary = (raw ?? row.table?.type?.detail ?? row.table?.type?.summary)
              ?.replace(/\s*\|\s*undefined\b/, "")
              .replace(/^\| /, "");
            const fallback = row.table?.defaultValue?.summary;
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  {isRequired(row) && <span className="docs-required">required</span>}
                </th>
                <td>{row.description ? <Prose of={row.description} /> : "–"}</td>
                <td>{summary ? <code>{summary}</code> : "–"}</td>
                <td>{fallback ? <code>{fallback}</code> : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Props tables of the documented component. A story file that wraps it in a harness lists it in `subcomponents`. */
function Props({ meta }: { meta: ComponentMeta }) {
  const extract = meta.parameters.docs?.extractArgTypes;
  const subcomponents = Object.entries(meta.subcomponents ?? {});
  if (subcomponents.length === 0)
    return <PropsTable rows={meta.argTypes} label={meta.title.split("/").at(-1) ?? meta.title} />;
  return subcomponents.map(([name, component]) => (
    <div key={name}>
      <h3>{name}</h3>
      <PropsTable rows={extract?.(component) ?? {}} label={name} />
    </div>
  ));
}

function Advice({ kind, lines }: { kind: "do" | "dont"; lines: readonly string[] }) {
  return (
    <section className="docs-advice" data-kind={kind}>
      <h3>
        <svg viewBox="0 0 24 24" aria-hidden focusable="false">
          {kind === "do" ? <path d="m5 12.5 4.5 4.5L19 7.5" /> : <path d="m6 6 12 12M18 6 6 18" />}
        </svg>
        {kind === "do" ? "Do" : "Don’t"}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Prose of={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A table on a pattern page; the first cell of each row is its header. */
function Facts({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on phones
    <div className="docs-table" role="region" aria-label={head.join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Do and don't lists, side by side. */
function Pair({ good, bad }: { good: readonly string[]; bad: readonly string[] }) {
  return (
    <div className="docs-pair">
      <Advice kind="do" lines={good} />
      <Advice kind="dont" lines={bad} />
    </div>
  );
}

function Guide({ guide, first, props }: { guide: ComponentGuide; first: ReactNode; props: ReactNode }) {
  return (
    <>
      <p id="guide" className="docs-lead">
        <Prose of={guide.purpose} />
      </p>
      {first}
      <h2 id="when-not-to-use-it">When not to use it</h2>
      <p>
        <Prose of={guide.whenNot} />
      </p>
      <h2 id="do-and-dont">Do and don’t</h2>
      <Pair good={guide.do} bad={guide.dont} />
      <h2 id="accessibility">Accessibility</h2>
      <p>
        <Prose of={guide.accessibility} />
      </p>
      {props}
      {guide.keywords && guide.keywords.length > 0 && (
        <p className="docs-keywords">
          Other names:{" "}
          {guide.keywords.map((keyword, i) => (
            <span key={keyword}>
              {i > 0 && ", "}
              <q>{keyword}</q>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

/**
 * The docs page of every component, built from the guide in its stories: purpose, when not to use it, do and don't,
 * accessibility, props with units, and every story.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const meta = preparedMeta as unknown as ComponentMeta;
  const { guide } = meta.parameters;
  // Stories that only reach their state through a play function are tests, tagged "!autodocs".
  const stories = useContext(DocsContext).componentStories();
  const [first, ...others] = stories.filter(({ tags }) => tags.includes("autodocs"));
  const props = (
    <>
      <h2 id="props">Props</h2>
      <Props meta={meta} />
    </>
  );
  const primary = first && <Example of={first.moduleExport} />;
  return (
    <>
      <Title />
      {guide ? (
        <Guide guide={guide} first={primary} props={props} />
      ) : (
        <>
          {primary}
          {props}
        </>
      )}
      {others.length > 0 && <h2 id="stories">All states</h2>}
      <div className="docs-states">
        {others.map((story) => (
          <State key={story.id} of={story.moduleExport} />
        ))}
      </div>
    </>
  );
}

function State({ of }: { of: ComponentProps<typeof Example>["of"] }) {
  const { story } = useOf(of, ["story"]) as { story: PreparedStory };
  const description = story.parameters["docs"]?.description?.story as string | undefined;
  return (
    <div>
      <Anchor storyId={story.id}>
        <h3>{story.name}</h3>
        <Example of={of} caption={description && <Prose of={description} />} />
      </Anchor>
    </div>
  );
}

/** Value of `parameters.docs`. Every .mdx page can use its components without an import. */
export const docs = {
  page: DocsPage,
  container: Container,
  components: { DocsLink, Example, Facts, FindComponent, Pair, Places, a: DocsLink },
  toc: { headingSelector: "h2, h3", ignoreSelector: ".docs-advice h3", title: "On this page" },
};
