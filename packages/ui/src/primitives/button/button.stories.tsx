import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Plus } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import type { ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { Button, buttonSizes, buttonVariants } from "./button.js";

const arabicMessages: ArabicMessages = {
  "Add to cart": "إضافة إلى السلة",
  "QAR 48.00": "48.00 ر.ق",
  "QAR 1,234.50": "1,234.50 ر.ق",
  "Browse the menu": "تصفّح القائمة",
  "Keep both carts and come back to this restaurant later":
    "الاحتفاظ بالسلتين والعودة إلى هذا المطعم في وقت لاحق",
};

const meta = {
  title: "Primitives/Button",
  component: Button,
  tags: ["autodocs"],
  argTypes: {
    disabled: { control: "boolean" },
  },
  args: { children: "Add to cart", onClick: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "Triggers one action: add, save, send, open. With `href` it is a link that looks like a button.",
      whenNot:
        "For a link inside text use Link; where there is no space for a label use IconButton; to choose a value use SegmentedControl, Chip or Switch.",
      accessibility:
        "A native button or anchor: Tab focuses it, Enter and Space press it. While `loading` it keeps focus and name, is announced as busy, and ignores presses. The target is at least 44 px.",
      do: [
        "Start the label with a verb: “Add to cart”, “Send the code”.",
        "Show the price at the `end` when the action costs money.",
        "At most one `primary` per screen.",
      ],
      dont: [
        "Do not disable it without a text nearby that explains why.",
        "Do not swap the label for “Loading…”; `loading` keeps its size.",
        "Do not put two primaries side by side.",
      ],
      keywords: ["action", "call to action", "cta", "submit", "link button"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: ({ children }) => (
    <div className="flex flex-wrap gap-3">
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {children}
        </Button>
      ))}
    </div>
  ),
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: ({ children }) => (
    <ShownStates
      more={[
        { en: "Off", ar: "متوقف", element: <Button disabled>{children}</Button> },
        { en: "Busy", ar: "مشغول", element: <Button loading>{children}</Button> },
      ]}
    >
      {(shown) => <Button {...shown}>{children}</Button>}
    </ShownStates>
  ),
};

export const Sizes: Story = {
  render: ({ children }) => (
    <div className="flex flex-wrap items-center gap-3">
      {buttonSizes.map((size) => (
        <Button key={size} size={size} icon={<Icon of={Plus} />}>
          {children}
        </Button>
      ))}
    </div>
  ),
};

/** When the action costs money: label at the start, price at the end. */
export const Split: Story = {
  args: { wide: true, end: <bdi>QAR 48.00</bdi> },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Keeps size and focus, is announced as busy, ignores clicks. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  name: "As A Link",
  args: { children: "Browse the menu" },
  render: ({ children }) => (
    <Button href="#menu" variant="outline" icon={<Icon of={ArrowRight} flip />}>
      {children}
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#menu");
  },
};

/** A long label wraps instead of overflowing. */
export const LongLabel: Story = {
  args: {
    children: "Keep both carts and come back to this restaurant later",
    wide: true,
    end: "QAR 1,234.50",
  },
  decorators: [(Story) => <div className="max-w-72">{Story()}</div>],
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="grid max-w-90 gap-3">
      <Button wide end={<bdi>48.00 ر.ق</bdi>}>
        إضافة إلى السلة
      </Button>
      <Button wide variant="outline" icon={<Icon of={ArrowRight} flip />}>
        تصفّح القائمة
      </Button>
      <Button wide variant="soft" size="small">
        متابعة الطلب
      </Button>
    </div>
  ),
};
