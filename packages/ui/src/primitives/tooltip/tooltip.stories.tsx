import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Printer, Share2 } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Button } from "../button/index.js";
import { IconButton } from "../icon-button/index.js";
import { KeyHint } from "../key-hint/index.js";
import { Tooltip, TooltipProvider } from "./index.js";

const arabicMessages: ArabicMessages = {
  Copy: "نسخ",
  Print: "طباعة",
  Share: "مشاركة",
  "Pause orders": "إيقاف الطلبات",
  "Customers see that the store is closed": "يظهر للعملاء أن المتجر مغلق",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  subcomponents: { Tooltip, TooltipProvider },
  tags: ["autodocs"],
  args: { content: "Copy", children: <IconButton icon={Copy} aria-label="Copy" /> },
  decorators: [(Story) => <div className="min-h-30 p-12">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Shows what an icon button does, or one line about a control, on hover and focus.",
      whenNot:
        "For what everybody must know write it on the page: touch has no tooltips. For links, buttons or several lines use Popover.",
      accessibility:
        "Shows on focus at once and on hover after half a second; Esc hides it, and it stays while the pointer is on it. Its text describes the control, unless it repeats the control's name. The trigger must be focusable: write `aria-disabled` in place of `disabled`.",
      anatomy: `<TooltipProvider>
  <Tooltip content="Copy" end={<KeyHint keys={["c"]} />}>
    <IconButton icon={<Copy />} aria-label="Copy" />
  </Tooltip>
</TooltipProvider>`,
      do: ["Repeat the `aria-label` of an icon button.", "Add the keys that do the same."],
      dont: ["Do not explain in it what the label could say.", "Do not put controls into it."],
      keywords: ["hint", "hover text", "title", "info tip"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);
const bubble = (element: HTMLElement) =>
  element.ownerDocument.querySelector<HTMLElement>("[data-slot=tooltip]");

/** Shows on focus; Esc hides it. The name is not said twice. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const button = canvas.getByRole("button", { name: translate(globals, "Copy") });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(bubble(canvasElement)).toBeVisible());
    await expect(button).not.toHaveAttribute("aria-describedby");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble(canvasElement)).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Says more than the label: it describes the control. Esc hides it while the pointer rests there. */
export const Description: Story = {
  args: {
    content: "Customers see that the store is closed",
    children: <Button variant="outline">Pause orders</Button>,
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const button = canvas.getByRole("button");
    await userEvent.hover(button);
    await page(canvasElement).findByRole("tooltip", {}, { timeout: 3000 });
    await expect(button).toHaveAccessibleDescription(
      translate(globals, "Customers see that the store is closed"),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble(canvasElement)).toBeNull());
  },
};

export const WithKeys: Story = { args: { defaultOpen: true, end: <KeyHint keys={["Mod", "c"]} /> } };

/** After one was shown, its neighbours show theirs at once. */
export const Shared: Story = {
  render: () => (
    <TooltipProvider delay={300}>
      <Tooltip content="Copy">
        <IconButton icon={Copy} aria-label="Copy" />
      </Tooltip>
      <Tooltip content="Print" side="bottom">
        <IconButton icon={Printer} aria-label="Print" />
      </Tooltip>
      <Tooltip content="Share" side="end">
        <IconButton icon={Share2} aria-label="Share" />
      </Tooltip>
    </TooltipProvider>
  ),
  globals: { locale: "en" },
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole("button");
    await userEvent.hover(buttons[0]!);
    await waitFor(() => expect(bubble(canvasElement)).toHaveTextContent("Copy"), { timeout: 3000 });
    await userEvent.hover(buttons[1]!);
    await waitFor(() => expect(bubble(canvasElement)).toHaveTextContent("Print"));
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content:
      "Customers see that the store is closed until the time that was chosen, and open carts keep their items",
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    defaultOpen: true,
    content: "نسخ",
    side: "end",
    children: <IconButton icon={Copy} aria-label="نسخ" />,
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "نسخ" });
    await waitFor(() =>
      expect(bubble(canvasElement)!.getBoundingClientRect().right).toBeLessThanOrEqual(
        button.getBoundingClientRect().left,
      ),
    );
  },
};
