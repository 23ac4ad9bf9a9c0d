import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { Badge } from "../primitives/badge/index.js";
import { Button } from "../primitives/button/index.js";
import { Chip } from "../primitives/chip/index.js";
import { designTokens, type DesignToken } from "../story-data/design-tokens.js";
import { applyBrand, contrastOf, contrastPairs, defineBrand, ramp } from "./index.js";

/**
 * Colors by meaning, in the brand and theme of the toolbar. Teal or pomegranate for actions, saffron for offers, ink
 * for states.
 */
const meta = { title: "Foundations/Colour" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const groups: ReadonlyArray<readonly [title: string, belongs: RegExp]> = [
  ["Grounds and lines", /^(bg|surface|raised|bar|sunken|border|control)$/],
  ["Words and state", /^(text|muted|faint|ink|on-ink|focus)$/],
  ["What acts", /^(primary|on-primary)/],
  ["What rewards", /^(accent|on-accent|star)/],
  ["Good, careful, wrong, to know", /^(success|warning|danger|info|on-solid)/],
  ["Tinted grounds", /^t-/],
  ["On pictures and in the dark", /^(picture|on-picture|scrim|glass|night|on-night)/],
  ["Map and house plate", /^(map|plate|on-plate)/],
];

function Swatch({ token }: { token: DesignToken }) {
  return (
    <li dir="ltr" className="min-w-0">
      <span
        className="block h-14 rounded-small border border-border"
        style={{ background: `var(${token.variable})` }}
      />
      <span className="mt-1.5 block text-small font-semibold break-words">{token.name}</span>
      <span className="block text-caption text-muted">{token.value}</span>
      {token.description && <span className="mt-0.5 block text-caption text-muted">{token.description}</span>}
    </li>
  );
}

/** Every color token with its value and purpose. */
export const Meanings: Story = {
  render: (_, { globals }) => {
    const colors = designTokens(globals).filter((token) => token.group === "color");
    return (
      <div className="grid gap-8">
        {groups.map(([title, belongs]) => (
          <section key={title} className="grid gap-3" dir="ltr" lang="en">
            <h2 className="text-heading heading">{title}</h2>
            <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-4">
              {colors
                .filter((token) => belongs.test(token.name))
                .map((token) => (
                  <Swatch key={token.name} token={token} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const colors = designTokens(globals).filter((token) => token.group === "color");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(colors.length);
  },
};

/** Allowed pairs of text or mark and background, with their measured contrast. Components use no other pairs. */
export const Contrast: Story = {
  render: (_, { globals }) => {
    const value = new Map(designTokens(globals).map((token) => [token.path, token.value]));
    const hex = (name: string) => value.get(`color.${name}`)!.slice(0, 7);
    return (
      <div className="grid gap-6" dir="ltr" lang="en">
        {contrastPairs.map(({ foreground, grounds, minimum }) => (
          <section key={foreground} className="grid gap-2">
            <h2 className="text-body font-semibold">
              {foreground} <span className="text-small font-body text-muted">at least {minimum} to 1</span>
            </h2>
            <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-2">
              {grounds.map((ground) => (
                <li key={ground} className="min-w-0">
                  <span
                    className="grid h-14 place-items-center rounded-small border border-border"
                    style={{ background: `var(--ui-${ground})`, color: `var(--ui-${foreground})` }}
                  >
                    {minimum === 3 ? (
                      <span className="size-6 rounded-check border-3 border-current" />
                    ) : (
                      <span className="text-body">Ahlan أهلًا</span>
                    )}
                  </span>
                  <span className="mt-1 block text-caption">{ground}</span>
                  <span className="block text-caption text-muted">
                    {contrastOf(hex(foreground), hex(ground)).toFixed(1)} to 1
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    );
  },
};

function Brand({ primary, accent }: { primary: string; accent: string }) {
  const root = useRef<HTMLDivElement>(null);
  const brand = defineBrand({ name: "made-here", primary, accent });
  const { name, css } = brand;
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const element = root.current;
    const sheets = (["light", "dark"] as const).map((theme) =>
      applyBrand({ name, css }, element.querySelector<HTMLElement>(`[data-theme="${theme}"]`)!),
    );
    return () => sheets.forEach((takeOff) => takeOff());
  }, [name, css]);
  return (
    <div ref={root} className="grid gap-5" dir="ltr" lang="en">
      <div className="flex flex-wrap" aria-hidden>
        {Object.entries(ramp(primary)).map(([step, hex]) => (
          <span key={step} className="h-12 min-w-5 flex-1" style={{ background: hex }} />
        ))}
      </div>
      {(["light", "dark"] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          data-testid={theme}
          className="grid gap-4 rounded-panel border border-border bg-bg p-5"
        >
          <div className="flex flex-wrap items-center gap-3">
            <Button>Order now</Button>
            <Button variant="soft">See the menu</Button>
            <Button variant="outline">Later</Button>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Chip selected>Grills</Chip>
            <Chip>Sweets</Chip>
            <Badge tone="accent" variant="solid">
              20% off
            </Badge>
          </div>
          <p>
            Twenty minutes away. <span className="text-muted">Delivery QAR 8.</span>{" "}
            <span className="text-primary-text">See all</span>
          </p>
        </div>
      ))}
      <section className="grid gap-2">
        <h2 className="text-body font-semibold">What had to give way</h2>
        {brand.adjustments.length === 0 ? (
          <p className="text-muted">Nothing.</p>
        ) : (
          <ul className="grid gap-1 text-small">
            {brand.adjustments.map((a) => (
              <li key={`${a.theme} ${a.token}`}>
                {a.theme}: {a.token} {a.from} became {a.to}; on {a.against} it had {a.contrast} to 1 of{" "}
                {a.minimum}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** What a color is inside an element: the variables of a brand hold the colors of both themes. */
function shownColor(inside: HTMLElement, color: string): string {
  const probe = inside.appendChild(document.createElement("i"));
  probe.style.color = color;
  const shown = getComputedStyle(probe).color;
  probe.remove();
  return shown;
}

/** `defineBrand` derives an accessible brand, light and dark, from one color. Change it in the controls. */
export const FromOneColour: StoryObj<{ primary: string; accent: string }> = {
  args: { primary: "#ffe600", accent: "#f2a61c" },
  argTypes: { primary: { control: "color" }, accent: { control: "color" } },
  render: ({ primary, accent }) => <Brand primary={primary} accent={accent} />,
  play: async ({ canvas, args }) => {
    const { colors } = defineBrand({ name: "made-here", primary: args.primary, accent: args.accent });
    for (const theme of ["light", "dark"] as const) {
      const island = canvas.getByTestId(theme);
      await waitFor(() =>
        expect(shownColor(island, "var(--ui-primary)")).toBe(shownColor(island, colors[theme].primary)),
      );
    }
  },
};
