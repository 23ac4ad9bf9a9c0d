import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heart, Info, Share2 } from "lucide-react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { IconButton } from "../icon-button/index.js";
import { Tooltip, tooltipSides } from "./tooltip.js";

const pressed = fn();

const arabicMessages: ArabicMessages = {
  "By distance, from QAR 5": "حسب المسافة، من 5 ر.ق",
  "Delivery fee": "رسوم التوصيل",
  Share: "مشاركة",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  tags: ["autodocs"],
  args: {
    text: "By distance, from QAR 5",
    delay: 0,
    children: <IconButton icon={Info} aria-label="Delivery fee" onClick={pressed} />,
  },
  decorators: [(Story) => <div className="grid min-h-50 place-items-center">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A short description of a control without a visible label, or of a term.",
      whenNot:
        "Put essential information on the page: help under a field, Alert, Badge. For something pressable use Menu or Sheet.",
      accessibility:
        "Shown immediately on keyboard focus, after half a second of hover, and on long press; Esc, a press, scrolling and leaving hide it; the pointer may move onto it. It is always the control's description.",
      do: ["Keep it below ten words.", "Give the control its own name too."],
      dont: [
        "Do not put links or buttons into it.",
        "Do not use it on a disabled control, which takes no focus.",
      ],
      keywords: ["hint", "hover", "popover", "bubble", "title"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it, Esc hides it, the control keeps the focus. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    pressed.mockClear();
    const button = canvas.getByRole("button", { name: say(globals, "Delivery fee") });
    await expect(button).toHaveAccessibleDescription(say(globals, "By distance, from QAR 5"));
    await expect(canvas.queryByRole("tooltip")).toBeNull();
    await userEvent.tab();
    const tip = await canvas.findByRole("tooltip");
    await waitFor(() => expect(tip).toBeVisible());
    const [t, b] = [tip.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(t.bottom).toBeLessThanOrEqual(b.top);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("tooltip")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

/** Stays while the pointer is on the control or the tooltip; a press hides it. */
export const Hover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    const tip = await canvas.findByRole("tooltip");
    await userEvent.hover(tip);
    await new Promise((done) => setTimeout(done, 250));
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    await userEvent.hover(button);
    await canvas.findByRole("tooltip");
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};

/** A long press shows it, the next touch elsewhere hides it; a short press only activates the control. */
export const Touch: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const touch = { pointerType: "touch", pointerId: 1, isPrimary: true };
    await fireEvent.pointerDown(button, touch);
    await fireEvent.pointerUp(button, touch);
    await new Promise((done) => setTimeout(done, 600));
    await expect(canvas.queryByRole("tooltip")).toBeNull();
    await fireEvent.pointerDown(button, touch);
    await canvas.findByRole("tooltip");
    await fireEvent.pointerUp(button, touch);
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    await fireEvent.pointerDown(canvasElement, touch);
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};

/** Each placement, shown by focus; start and end follow the direction. */
export const Sides: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      {tooltipSides.map((side) => (
        <Tooltip key={side} text={side} side={side}>
          <Button variant="outline" size="small">
            {side}
          </Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const beside = async (name: string) => {
      const button = canvas.getByRole("button", { name });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      return [
        (await canvas.findByRole("tooltip")).getBoundingClientRect(),
        button.getBoundingClientRect(),
      ] as const;
    };
    const [topTip, top] = await beside("top");
    await expect(topTip.bottom).toBeLessThanOrEqual(top.top);
    const [bottomTip, bottom] = await beside("bottom");
    await expect(bottomTip.top).toBeGreaterThanOrEqual(bottom.bottom);
    const [startTip, start] = await beside("start");
    if (globals["locale"] === "ar") await expect(startTip.left).toBeGreaterThanOrEqual(start.right);
    else await expect(startTip.right).toBeLessThanOrEqual(start.left);
  },
};

/** At the edge of the screen it flips and stays inside. */
export const AtTheEdge: Story = {
  decorators: [(Story) => <div className="absolute start-1 top-1">{Story()}</div>],
  args: { text: "Minimum order is what this store needs to send a rider to you" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tip = (await canvas.findByRole("tooltip")).getBoundingClientRect();
    await expect(tip.left).toBeGreaterThanOrEqual(0);
    await expect(tip.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(tip.top).toBeGreaterThan(0);
  },
};

/** The tooltip equals the control's name: it is not announced twice. */
export const SameAsName: Story = {
  args: { text: "Share", children: <IconButton icon={Share2} flip aria-label="Share" /> },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("button", { name: say(globals, "Share") }),
    ).not.toHaveAccessibleDescription();
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    text: "احفظ المتجر",
    side: "end",
    children: <IconButton icon={Heart} aria-label="المفضلة" />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "المفضلة" });
    await userEvent.tab();
    const tip = await canvas.findByRole("tooltip");
    await expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
    await expect(button).toHaveAccessibleDescription("احفظ المتجر");
  },
};
