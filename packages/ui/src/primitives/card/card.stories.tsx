import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Card, cardVariants } from "./card.js";

const arabicMessages: ArabicMessages = {
  "Delivered to West Bay, Zone 61": "التوصيل إلى الخليج الغربي، منطقة 61",
};

const meta = {
  title: "Primitives/Card",
  component: Card,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A surface that groups related content: an order, an address, a summary.",
      whenNot: "Rows of a list need no card each: use the list variant around them. For notices use Alert.",
      accessibility: "No role. Set the element with `as`, and a heading or label when it is a section.",
      do: ["Use the list variant for rows of the same kind."],
      dont: ["Do not nest cards.", "Do not make the whole card a button: put a link inside."],
      keywords: ["panel", "box", "tile", "container", "surface"],
    } satisfies ComponentGuide,
  },
  args: { children: "Delivered to West Bay, Zone 61" },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-90 gap-4">
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          {variant === "list" ? (
            <>
              <div className="p-4">Orders</div>
              <div className="p-4">Addresses</div>
            </>
          ) : (
            variant
          )}
        </Card>
      ))}
    </div>
  ),
};

export const LongWords: Story = {
  name: "Long texts",
  args: { children: "Deliver_to_the_second_gate_behind_the_mosque_and_call_when_you_are_there_please" },
};

/** A section with an accessible name. */
export const AsSection: Story = {
  args: { as: "section", "aria-label": "Delivery" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Delivery" })).toBeVisible();
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { children: "التوصيل إلى الخليج الغربي، منطقة 61", variant: "panel" },
};
