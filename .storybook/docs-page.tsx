import { Anchor, DocsContainer, DocsContext, Title, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useLayoutEffect, type ComponentProps, type ComponentType, type ReactNode } from "react";
import { create } from "storybook/theming";
import type { ArgTypes, PreparedStory } from "storybook/internal/types";
import { directionOf, type Language } from "../packages/ui/src/locale/index.js";
import type { PartGuide } from "../packages/ui/src/docs/part-guide.js";
import { useToolbarOf } from "./docs-globals.js";
import "./docs-page.css";
import { DocsLink } from "./docs-link.js";
import { Example } from "./example.js";
import { FindAPart, Places } from "./places.js";

const type = { fontBase: '"Readex Pro", system-ui, sans-serif', fontCode: "ui-monospace, monospace" };
const looks = { light: create({ base: "light", ...type }), dark: create({ base: "dark", ...type }) };

/** The page around every docs page: our type and colours, prose in English, the toolbar's theme and brand. */
function Container({ context, children }: ComponentProps<typeof DocsContainer>) {
  const globals = useToolbarOf(context.channel);
  const theme = globals["theme"] === "dark" ? "dark" : "light";
  const language = (globals["locale"] ?? "en") as Language;
  const brand = typeof globals["brand"] === "string" ? globals["brand"] : "talabee";
  useLayoutEffect(() => {
    // What goes through a portal lands on the page itself, so that takes the toolbar's language.
    const html = document.documentElement;
    html.lang = language;
    html.dir = directionOf(language);
    html.dataset["theme"] = theme;
    html.dataset["brand"] = brand;
  }, [brand, language, theme]);
  return (
    <DocsContainer context={context} theme={looks[theme]}>
      <div className="house-docs" lang="en" dir="ltr">
        {children}
      </div>
    </DocsContainer>
  );
}

interface PartMeta {
  title: string;
  component?: ComponentType;
  subcomponents?: Record<string, ComponentType>;
  argTypes: ArgTypes;
  parameters: {
    guide?: PartGuide;
    docs?: { extractArgTypes?: (component: ComponentType) => ArgTypes | null };
  };
}

/** The prose of a docstring: `code` in backticks, the rest as it is. */
function Prose({ of }: { of: string }) {
  return of.split(/`([^`]+)`/).map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
}

function PropsTable({ rows, label }: { rows: ArgTypes; label: string }) {
  const props = Object.entries(rows).filter(([, row]) => row.table?.disable !== true && row.type);
  if (props.length === 0) return null;
  const isRequired = (row: ArgTypes[string]) => typeof row.type === "object" && row.type.required === true;
  props.sort(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a)));
  return (
    // On a phone it scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="house-table" role="region" aria-label={`Props of ${label}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">What it is, and its unit</th>
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
                  {isRequired(row) && <span className="house-required">required</span>}
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

/** The props of the part itself: a story file whose component is a harness names its parts as `subcomponents`. */
function Props({ meta }: { meta: PartMeta }) {
  const extract = meta.parameters.docs?.extractArgTypes;
  const parts = Object.entries(meta.subcomponents ?? {});
  if (parts.length === 0)
    return <PropsTable rows={meta.argTypes} label={meta.title.split("/").at(-1) ?? meta.title} />;
  return parts.map(([name, part]) => (
    <div key={name}>
      <h3>{name}</h3>
      <PropsTable rows={extract?.(part) ?? {}} label={name} />
    </div>
  ));
}

function Advice({ kind, lines }: { kind: "do" | "dont"; lines: readonly string[] }) {
  return (
    <section className="house-advice" data-kind={kind}>
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

/** A table of a pattern page; the first cell of a row is its head. */
function Facts({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone
    <div className="house-table" role="region" aria-label={head.join(", ")} tabIndex={0}>
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

/** What to do beside what not to. */
function Pair({ good, bad }: { good: readonly string[]; bad: readonly string[] }) {
  return (
    <div className="house-pair">
      <Advice kind="do" lines={good} />
      <Advice kind="dont" lines={bad} />
    </div>
  );
}

function Guide({ guide, first, props }: { guide: PartGuide; first: ReactNode; props: ReactNode }) {
  return (
    <>
      <p id="guide" className="house-lead">
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
      {guide.words && guide.words.length > 0 && (
        <p className="house-words">
          Also looked for as{" "}
          {guide.words.map((word, i) => (
            <span key={word}>
              {i > 0 && ", "}
              <q>{word}</q>
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

/**
 * The docs page of every part, from the guide in its stories: what it is for, when not, do and don't, accessibility,
 * its props with units, and every story.
 */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const meta = preparedMeta as unknown as PartMeta;
  const { guide } = meta.parameters;
  // A story that shows its state only once it was played is a test: tagged "!autodocs".
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
      <div className="house-states">
        {others.map((story) => (
          <State key={story.id} of={story.moduleExport} />
        ))}
      </div>
    </>
  );
}

function State({ of }: { of: ComponentProps<typeof Example>["of"] }) {
  const { story } = useOf(of, ["story"]) as { story: PreparedStory };
  const told = story.parameters["docs"]?.description?.story as string | undefined;
  return (
    <div>
      <Anchor storyId={story.id}>
        <h3>{story.name}</h3>
        <Example of={of} caption={told && <Prose of={told} />} />
      </Anchor>
    </div>
  );
}

/** Everything of `parameters.docs`. Its components may be used in every .mdx page without an import. */
export const docs = {
  page: DocsPage,
  container: Container,
  components: { DocsLink, Example, Facts, FindAPart, Pair, Places, a: DocsLink },
  toc: { headingSelector: "h2, h3", ignoreSelector: ".house-advice h3", title: "On this page" },
};
