// `npm run new -- part store-badge [--layer=primitives|forms|widgets|screens]`: scaffolds a component with stories, guide
// and exports that passes the gate as it is. The layer defaults to widgets.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatText } from "./format-text.mjs";
import { componentLayers, uiSource } from "./parts-source.mjs";
import { root } from "./run-step.mjs";
import { writeUiIndex } from "./ui-index.mjs";

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

const Component = name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camel = Component[0].toLowerCase() + Component.slice(1);
const spacedName = name.replaceAll("-", " ");
const title = `${layer[0].toUpperCase()}${layer.slice(1)}/${spacedName[0].toUpperCase()}${spacedName.slice(1)}`;
const button = layer === "primitives" ? "../button/index.js" : "../../primitives/button/index.js";
const heading =
  layer === "screens"
    ? '<h1 tabIndex={-1} data-slot="page-title" className="heading text-heading outline-none">{title}</h1>'
    : `<p data-slot="${name}-title" className="font-semibold">{title}</p>`;

const component = `"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "${button}";

export const ${camel}Sizes = ["medium", "large"] as const;
export type ${Component}Size = (typeof ${camel}Sizes)[number];

const ${camel}Class = cva("grid justify-items-start gap-3 rounded-panel border border-border bg-surface", {
  variants: { size: { medium: "p-5", large: "p-8" } satisfies Record<${Component}Size, string> },
});

export interface ${Component}Props extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  size?: ${Component}Size | undefined;
  /** Label of the action, a verb. */
  action: string;
  onAction: () => void;
  /** The action is in progress. */
  loading?: boolean | undefined;
}

/** A title, a text and one action. */
export function ${Component}({ title, size = "medium", action, onAction, loading, className, children, ...rest }: ${Component}Props) {
  return (
    <div
      data-slot="${name}"
      data-size={size}
      {...rest}
      className={${camel}Class({ size, className })}
    >
      ${heading}
      {children && <div className="text-small text-muted">{children}</div>}
      <Button size="small" loading={loading} onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
`;

const stories = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ${Component} } from "./${name}.js";

const meta = {
  title: "${title}",
  component: ${Component},
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A short message with one action.",
      whenNot: "For a message without an action use Alert. For two actions use Dialog.",
      accessibility: "The action is a button: Tab focuses it, Enter and Space press it.",
      do: ["Label the action with a verb."],
      dont: ["Don't put a second action into the text."],
      keywords: ["${spacedName}"],
    } satisfies ComponentGuide,
  },
  args: {
    title: "Free delivery today",
    children: "On orders from stores near you.",
    action: "See stores",
    onAction: fn(),
  },
} satisfies Meta<typeof ${Component}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Activates the action by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const action = canvas.getByRole("button", { name: args.action });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Large: Story = { args: { size: "large" } };

export const TitleOnly: Story = { args: { children: undefined } };

export const LongTexts: Story = {
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
  "index.ts": `export { ${Component}, type ${Component}Props, type ${Component}Size } from "./${name}.js";\n`,
};
for (const [file, text] of Object.entries(written)) {
  const filepath = path.join(folder, file);
  writeFileSync(filepath, await formatText(file, text));
}
writeUiIndex();

for (const file of Object.keys(written)) console.log(`✓ ${path.relative(root, path.join(folder, file))}`);
console.log("✓ its line in packages/ui/src/index.ts");
console.log(`  npm run storybook shows it as ${title}; npm run parts -- --check says what it lacks`);
