import {
  DocsContainer,
  Heading,
  Markdown,
  Primary,
  PureArgsTable,
  Stories,
  Subheading,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { Fragment, useLayoutEffect, type ComponentProps, type ComponentType } from "react";
import type { ArgTypes } from "storybook/internal/types";
import type { ComponentGuide } from "../packages/ui/src/docs/component-guide.js";
import type { Brand } from "../packages/ui/src/theme/generated/token-names.js";
import { directionOf, type Language } from "../packages/ui/src/locale/index.js";
import { withTypesAsWritten } from "./controls.js";
import "./docs-page.css";
import { DocsStory, toolbarGlobals } from "./docs-story.js";
import { importLine } from "../tools/import-line.mjs";
import { createTheme } from "./theme.js";

/** Wraps every docs page: English prose in the theme and brand of the toolbar. */
function Container({ context, children }: ComponentProps<typeof DocsContainer>) {
  const { locale, theme, brand } = toolbarGlobals(context.channel);
  const base = theme === "dark" ? "dark" : "light";
  const language = (locale ?? "en") as Language;
  const brandName = (brand ?? "talabee") as Brand;
  useLayoutEffect(() => {
    // Portals render into the document body, so the document takes the toolbar's language.
    const html = document.documentElement;
    html.lang = language;
    html.dir = directionOf(language);
    Object.assign(html.dataset, { theme: base, brand: brandName });
  }, [brandName, language, base]);
  return (
    <DocsContainer context={context} theme={createTheme(base, brandName)}>
      {children}
    </DocsContainer>
  );
}

/** Set by main.ts: what to import from each entry of the package. */
declare const COMPONENT_ENTRIES: Readonly<Record<string, readonly string[]>>;

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/** A component's guide as Markdown, without its purpose. */
const markdownOf = (guide: ComponentGuide) => `
${guide.anatomy ? `## Anatomy\n\n\`\`\`tsx\n${guide.anatomy}\n\`\`\`` : ""}

## When not to use it

${guide.whenNot}

## Do

${listOf(guide.do)}

## Don’t

${listOf(guide.dont)}

## Accessibility

${guide.accessibility}

${guide.keywords ? `Other names: ${guide.keywords.map((keyword) => `“${keyword}”`).join(", ")}.` : ""}
`;

interface Documented {
  subcomponents?: Record<string, ComponentType>;
  argTypes: ArgTypes;
  parameters: { docs?: { extractArgTypes?: (component: ComponentType) => ArgTypes | null } };
}

/** Props tables. A story file that wraps its component in a harness lists the component in `subcomponents`. */
function Props({ subcomponents, argTypes, parameters }: Documented) {
  const components = Object.entries(subcomponents ?? {});
  if (components.length === 0)
    return <PureArgsTable rows={withTypesAsWritten(argTypes)} sort="requiredFirst" />;
  return components.map(([name, component]) => (
    <Fragment key={name}>
      <Subheading>{name}</Subheading>
      <PureArgsTable
        rows={withTypesAsWritten(parameters.docs?.extractArgTypes?.(component) ?? {})}
        sort="requiredFirst"
      />
    </Fragment>
  ));
}

/** The docs page of every component: its guide, props and stories. Stories tagged "!autodocs" are tests only. */
function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as ComponentGuide | undefined;
  const file = preparedMeta.parameters["fileName"] as string | undefined;
  const entry = /packages\/ui\/src\/(\w+\/[\w-]+)\//.exec(file ?? "")?.[1] ?? "";
  const names = COMPONENT_ENTRIES[entry];
  return (
    <>
      <Title />
      {guide && <Markdown>{guide.purpose}</Markdown>}
      {names && <Markdown>{`\`\`\`ts\n${importLine(entry, names)}\n\`\`\``}</Markdown>}
      <Primary />
      {guide && <Markdown>{markdownOf(guide)}</Markdown>}
      <Heading>Props</Heading>
      <Props {...(preparedMeta as unknown as Documented)} />
      <Stories title={<Heading>All states</Heading>} includePrimary={false} />
    </>
  );
}

/** Value of `parameters.docs`. */
export const docs = {
  page: DocsPage,
  container: Container,
  components: { Story: DocsStory },
  canvas: { withToolbar: false },
  toc: { headingSelector: "h2, h3", title: "On this page" },
};
