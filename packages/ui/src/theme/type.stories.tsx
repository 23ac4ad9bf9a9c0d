import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { designTokens } from "../story-data/design-tokens.js";
import { type TypeStep, typeSteps } from "./index.js";

/**
 * Six sizes for both scripts, each with its own line height. Sizes are in rem, so that they follow the user's text
 * size.
 */
const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = { en: "Good evening, Noor. QAR 48.00", ar: "مساء الخير يا نور، 48.00 ر.ق" };

/** Classes that headings and displays add to their size. */
const headingClass: Partial<Record<TypeStep, string>> = {
  heading: "heading",
  title: "heading",
  display: "display",
};

export const Steps: Story = {
  render: (_, { globals }) => {
    const about = new Map(designTokens(globals).map((token) => [token.path, token]));
    const language = globals["locale"] === "ar" ? "ar" : "en";
    const script = language === "ar" ? "arabic" : "latin";
    return (
      <div className="grid gap-5">
        {typeSteps.map((step) => (
          <div key={step} className="grid gap-0.5">
            <p dir="ltr" lang="en" className="text-caption text-muted">
              {step}: {about.get(`text.${step}`)?.value} on {about.get(`line.${script}.${step}`)?.value}.{" "}
              {about.get(`text.${step}`)?.description}
            </p>
            <p
              data-testid={step}
              className={headingClass[step]}
              style={{ fontSize: `var(--ui-text-${step})`, lineHeight: `var(--ui-line-${step})` }}
            >
              {sample[language]}
            </p>
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    const sizes = typeSteps.map((step) => parseFloat(getComputedStyle(canvas.getByTestId(step)).fontSize));
    await expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  },
};

export const Weights: Story = {
  render: (_, { globals }) => (
    <ul className="grid list-none gap-3">
      {designTokens(globals)
        .filter((token) => token.path.startsWith("font.weight."))
        .map((token) => (
          <li key={token.path} className="text-heading" style={{ fontWeight: `var(${token.variable})` }}>
            {globals["locale"] === "ar" ? "أهلًا وسهلًا" : "Ahlan wa sahlan"}
            <span dir="ltr" lang="en" className="block text-caption font-body text-muted">
              {token.name.replace("weight-", "")} {token.value}
            </span>
          </li>
        ))}
    </ul>
  ),
};

/** Tabular digits, so that prices align; Western digits in both languages. */
export const Figures: Story = {
  render: () => (
    <div className="grid justify-items-end gap-1 text-heading font-medium" dir="ltr">
      {["111.11", "888.88", "1,204.75", "9.25"].map((price) => (
        <span key={price} data-testid={price}>
          {price}
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const width = (price: string) => canvas.getByTestId(price).getBoundingClientRect().width;
    await expect(width("111.11")).toBeCloseTo(width("888.88"), 0);
  },
};

export const Arabic: Story = { ...Steps, globals: { locale: "ar" } };
