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
      purpose: "A few words about a control that is drawn without words, or a term that wants explaining.",
      whenNot:
        "What people must know stands in the page: help under a field, Alert, Badge. What can be pressed is a Menu or a Sheet.",
      accessibility:
        "Shown at once on keyboard focus, after half a second of hover, on a long press; Esc, a press, scrolling and leaving take it away, the pointer may rest on it. It is the control's description all the time.",
      do: ["Keep it under ten words.", "Give the control its own name as well."],
      dont: [
        "Do not put links or buttons into it.",
        "Do not put it on a disabled control: it takes no focus.",
      ],
      keywords: ["hint", "hover", "popover", "bubble", "title"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard shows it, Esc takes it away, the control keeps the focus. */
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

/** Rests on hover, and while the pointer is on the words; a press takes it away. */
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

/** A long press shows it, the next touch elsewhere takes it away; a short one only presses. */
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

/** Each side by focus; start and end follow the direction. */
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

/** At the edge of the screen it goes to the other side and stays inside. */
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

/** The control is named by the same words: they are not said twice. */
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
