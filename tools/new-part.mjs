// `npm run new -- part store-badge [--layer=primitives|forms|widgets|screens]`: scaffolds a component with stories, guide
// and exports that passes the gate as it is. The layer defaults to widgets.
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format, resolveConfig } from "prettier";
import { componentLayers, uiSource } from "./parts-source.mjs";
import { root } from "./run-step.mjs";

const [kind, nameArgument = "", ...options] = process.argv.slice(2);
const layer = options.find((text) => text.startsWith("--layer="))?.slice("--layer=".length) ?? "widgets";

function stop(reason) {
  console.error(`✗ ${reason}\n  npm run new -- part store-badge [--layer=${componentLayers.join("|")}]`);
  process.exit(1);
}
if (kind !== "part") stop("Only components (part) can be scaffolded.");
if (!componentLayers.includes(layer)) stop(`There is no layer "${layer}".`);

const name = nameArgument.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();
if (!/^[a-z][a-z\d]+(-[a-z\d]+)*$/.test(name)) stop(`"${nameArgument}" is not a valid component name.`);
const taken = componentLayers.find((other) => existsSync(path.join(uiSource, other, name)));
if (taken) stop(`${taken}/${name} exists.`);

const Part = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const words = name.replaceAll("-", " ");
const title = `${layer[0].toUpperCase()}${layer.slice(1)}/${words[0].toUpperCase()}${words.slice(1)}`;
const button = layer === "primitives" ? "../button/index.js" : "../../primitives/button/index.js";
const heading =
  layer === "screens"
    ? '<h1 tabIndex={-1} data-slot="page-title" className="heading text-f4 outline-none">{title}</h1>'
    : `<p data-slot="${name}-title" className="font-semibold">{title}</p>`;

const component = `"use client";
import type { ComponentProps, ReactNode } from "react";
import { join } from "../../theme/join.js";
import { Button } from "${button}";

export interface ${Part}Props extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  /** What the one action is called, as a verb. */
  action: string;
  onAction: () => void;
  /** The action is under way. */
  busy?: boolean | undefined;
}

/** A title, a text and one action. */
export function ${Part}({ title, action, onAction, busy, className, children, ...rest }: ${Part}Props) {
  return (
    <div
      data-slot="${name}"
      {...rest}
      className={join("grid justify-items-start gap-3 rounded-panel border border-border bg-surface p-5", className)}
    >
      ${heading}
      {children && <div className="text-f2 text-muted">{children}</div>}
      <Button size="small" loading={busy} onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
`;

const stories = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { ${Part} } from "./${name}.js";

const meta = {
  title: "${title}",
  component: ${Part},
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "One thing to know, with the one thing that can be done about it.",
      whenNot: "For a message without an action take Alert. For two actions take a dialog.",
      accessibility: "The action is a button: Tab reaches it, Enter and Space press it.",
      do: ["Name the action with a verb."],
      dont: ["Don't put a second action into the text."],
      words: ["${words}"],
    } satisfies PartGuide,
  },
  args: {
    title: "Free delivery today",
    children: "On orders from stores near you.",
    action: "See stores",
    onAction: fn(),
  },
} satisfies Meta<typeof ${Part}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The action is done by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const action = canvas.getByRole("button", { name: args.action });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { busy: true } };

/** Nothing to add to the title. */
export const TitleOnly: Story = { args: { children: undefined } };

export const LongWords: Story = {
  args: {
    title: "Free delivery from every store within eight kilometres of the address of this order",
    children: "Until midnight, for orders above the minimum of the store, once for every customer.",
    action: "See the stores that deliver for free",
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "توصيل مجاني اليوم",
    children: "على الطلبات من المتاجر القريبة منك.",
    action: "عرض المتاجر",
  },
};
`;

const folder = path.join(uiSource, layer, name);
mkdirSync(folder);
const written = {
  [`${name}.tsx`]: component,
  [`${name}.stories.tsx`]: stories,
  "index.ts": `export * from "./${name}.js";\n`,
};
for (const [file, text] of Object.entries(written)) {
  const filepath = path.join(folder, file);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}
const index = path.join(uiSource, "index.ts");
appendFileSync(index, `export * from "./${layer}/${name}/index.js";\n`);

for (const file of Object.keys(written)) console.log(`✓ ${path.relative(root, path.join(folder, file))}`);
console.log(`✓ its line in ${path.relative(root, index)}`);
console.log(`  npm run storybook shows it as ${title}; npm run parts -- --check says what it lacks`);
