import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { designTokens, type DesignToken } from "../story-data/design-tokens.js";

/**
 * Every token of the toolbar's brand and theme. The same list is available as W3C design tokens for design tools:
 * `@talabee/ui/tokens/talabee.light.json` (`talabee`, `sadaf`; `light`, `dark`).
 */
const meta = { title: "Foundations/Tokens table" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Look({ token }: { token: DesignToken }) {
  const at = `var(${token.variable})`;
  const box = "block size-10 flex-none rounded-small border border-border";
  if (token.type === "color") return <span className={box} style={{ background: at }} />;
  if (token.type === "shadow") return <span className={`${box} bg-raised`} style={{ boxShadow: at }} />;
  if (token.group === "radius")
    return <span className="block size-10 flex-none border-2 border-control" style={{ borderRadius: at }} />;
  return <span className="block size-10 flex-none" />;
}

function Table({ tokens }: { tokens: DesignToken[] }) {
  const [query, setQuery] = useState("");
  const field = useId();
  const texts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tokens.filter((token) => {
    const text = Object.values(token).join(" ").toLowerCase();
    return texts.every((t) => text.includes(t));
  });
  return (
    <div className="grid gap-4" dir="ltr" lang="en">
      <div className="grid max-w-form gap-1.5">
        <label htmlFor={field} className="text-small font-medium">
          Find a token by name, use or value
        </label>
        <input
          id={field}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-control-small rounded-field border border-control bg-surface px-4"
        />
        <p role="status" className="text-caption text-muted">
          {found.length} of {tokens.length} tokens
        </p>
      </div>
      <ul aria-label="Tokens" className="grid list-none">
        {found.map((token) => (
          <li key={token.path} className="flex items-center gap-4 border-b border-border py-2.5">
            <Look token={token} />
            <span className="grid min-w-0 flex-1 gap-x-6 text-small desktop:grid-cols-[2fr_2fr_3fr]">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{token.path}</span>
                <span className="block text-caption break-words text-muted">{token.variable}</span>
              </span>
              <span className="min-w-0 break-words">{token.value}</span>
              <span className="min-w-0 text-muted">{token.description}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const All: Story = {
  render: (_, { globals }) => <Table tokens={designTokens(globals)} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: /find a token/i });
    await userEvent.type(field, "touch target");
    await expect(canvas.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      expect.stringContaining("size.touch"),
    ]);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^1 of/);
    await userEvent.clear(field);
  },
};
