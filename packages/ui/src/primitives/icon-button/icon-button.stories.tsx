import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeft, Heart, ShoppingBag, X } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { CountBadge } from "../count-badge/index.js";
import { IconButton, iconButtonSizes, iconButtonVariants } from "./icon-button.js";

const arabicMessages: ArabicMessages = {
  Close: "إغلاق",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Icon button",
  component: IconButton,
  tags: ["autodocs"],
  argTypes: {
    disabled: { control: "boolean" },
  },
  args: { "aria-label": "Close", icon: X, onClick: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "A round button with only an icon, for tight space and well-known icons: close, back, search, favourite.",
      whenNot:
        "Where a label fits use Button; unfamiliar icons need a label. For a persistent state set `aria-pressed`.",
      accessibility:
        "`aria-label` is its only name and required by its type. The small size is drawn at 40 px with a 44 px target. `flip` mirrors arrows in Arabic.",
      do: [
        "Name action and object: “Remove karak chai”.",
        "Use `glass` on pictures, `quiet` for close and back, `outline` in headers.",
      ],
      dont: [
        "Do not use an icon with another meaning on the same page.",
        "Do not use it for a primary action.",
      ],
      keywords: ["round button", "close button", "fab", "icon only"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const button = canvas.getByRole("button", { name: translate(globals, "Close") });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {iconButtonVariants.map((variant) => (
        <IconButton key={variant} aria-label={variant} icon={Heart} variant={variant} />
      ))}
    </div>
  ),
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: ({ icon, "aria-label": label }) => (
    <ShownStates
      more={[{ en: "Off", ar: "متوقف", element: <IconButton icon={icon} aria-label={label} disabled /> }]}
    >
      {(shown) => <IconButton icon={icon} aria-label={label} {...shown} />}
    </ShownStates>
  ),
};

/** Both have a 44 px target. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      {iconButtonSizes.map((size) => (
        <IconButton key={size} aria-label={size} icon={X} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const small = canvas.getByRole("button", { name: "small" }).getBoundingClientRect();
    const above = canvasElement.ownerDocument.elementFromPoint(small.left + small.width / 2, small.top - 1);
    await expect(above?.closest("button")).toHaveAccessibleName("small");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithCount: Story = {
  args: {
    "aria-label": "Cart, 2 items",
    icon: ShoppingBag,
    variant: "outline",
    children: <CountBadge count={2} />,
  },
};

export const AsLink: Story = {
  render: () => <IconButton href="#cart" aria-label="Cart" icon={ShoppingBag} variant="outline" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "#cart");
  },
};

/** The arrow mirrors, the bag does not. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="flex gap-3">
      <IconButton aria-label="رجوع" icon={ArrowLeft} flip />
      <IconButton aria-label="السلة، منتجان" icon={ShoppingBag} variant="outline">
        <CountBadge count={2} />
      </IconButton>
    </div>
  ),
};
