import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { LocaleIsland } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { Switch } from "../switch/index.js";
import {
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
  type PopoverContentProps,
} from "./index.js";

const arabicMessages: ArabicMessages = {
  Columns: "الأعمدة",
  "Shown columns": "الأعمدة المعروضة",
  Store: "المتجر",
  Payment: "الدفع",
  Done: "تم",
  "Plain trigger": "زر بسيط",
};
const translate = messagesOf(arabicMessages);

interface ExampleProps extends Pick<PopoverContentProps, "side" | "align"> {
  trigger: string;
  title: string;
  first: string;
  second: string;
  done: string;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

function Example({
  trigger,
  title,
  first,
  second,
  done,
  defaultOpen,
  onOpenChange,
  ...content
}: ExampleProps) {
  return (
    <PopoverRoot defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Button variant="outline" size="small">
          {trigger}
        </Button>
      </PopoverTrigger>
      <PopoverContent {...content}>
        <PopoverTitle>{title}</PopoverTitle>
        <Switch label={first} defaultChecked />
        <Switch label={second} />
        <PopoverClose asChild className="mt-3">
          <Button size="small">{done}</Button>
        </PopoverClose>
      </PopoverContent>
    </PopoverRoot>
  );
}

const meta = {
  title: "Primitives/Popover",
  component: Example,
  subcomponents: { PopoverRoot, PopoverTrigger, PopoverContent, PopoverTitle, PopoverAnchor, PopoverClose },
  tags: ["autodocs"],
  args: {
    trigger: "Columns",
    title: "Shown columns",
    first: "Store",
    second: "Payment",
    done: "Done",
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-90">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A small panel beside the control that opens it: filters, shown columns, details of a figure.",
      whenNot:
        "For a list of actions use Menu, for one line about a control Tooltip, for a task that blocks the page Dialog; on phones, for more than fits beside a control, Sheet.",
      accessibility:
        "A dialog that is not modal, named by its title or else by its trigger. Enter or Space opens it and moves the focus into it; Esc, a press outside, PopoverClose and Back close it, and the focus returns to the trigger.",
      anatomy: `<PopoverRoot>
  <PopoverTrigger asChild><Button>Columns</Button></PopoverTrigger>
  <PopoverContent>
    <PopoverTitle>Shown columns</PopoverTitle>
    …
    <PopoverClose asChild><Button>Done</Button></PopoverClose>
  </PopoverContent>
</PopoverRoot>`,
      do: ["Give it a title where the trigger's words do not name it.", "Apply changes at once."],
      dont: ["Do not open a popover from a popover.", "Do not show it by itself."],
      keywords: ["flyout", "panel", "bubble", "filter panel", "popup"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);

/** Operated by keyboard alone. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const body = page(canvasElement);
    const trigger = canvas.getByRole("button", { name: translate(globals, args.trigger) });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    const panel = await body.findByRole("dialog", { name: translate(globals, args.title) });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(trigger).toHaveAttribute("aria-controls", panel.id);
    const [first] = within(panel).getAllByRole("switch");
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(first).not.toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(" ");
    await userEvent.click(await body.findByRole("button", { name: translate(globals, "Done") }));
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** Open from the start, uncontrolled. It stands within the screen. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ args, canvasElement, globals }) => {
    const panel = await page(canvasElement).findByRole("dialog", { name: translate(globals, args.title) });
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    await userEvent.click(canvasElement);
    await waitFor(() => expect(page(canvasElement).queryByRole("dialog")).toBeNull());
  },
};

function Controlled({ trigger }: { trigger: string }) {
  const [open, setOpen] = useState(false);
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <PopoverAnchor className="p-4">
        <PopoverTrigger className="rounded-tag px-3 py-2 font-semibold text-primary-text">
          {trigger}
        </PopoverTrigger>
      </PopoverAnchor>
      <PopoverContent side="end" align="center" aria-label={trigger}>
        <output>{String(open)}</output>
        <PopoverClose className="ms-2 rounded-tag p-2 text-primary-text">×</PopoverClose>
      </PopoverContent>
    </PopoverRoot>
  );
}

/** Controlled, with parts that render elements of their own, beside an anchor. */
export const Parts: Story = {
  render: (args) => <Controlled trigger={args.trigger} />,
  play: async ({ args, canvas, canvasElement, globals }) => {
    await userEvent.click(canvas.getByRole("button"));
    const panel = await page(canvasElement).findByRole("dialog", { name: translate(globals, args.trigger) });
    await userEvent.click(within(panel).getByRole("button"));
    await waitFor(() => expect(page(canvasElement).queryByRole("dialog")).toBeNull());
  },
};

/** All parts with their own elements, open, named by its trigger. */
export const OwnElements: Story = {
  args: { trigger: "Plain trigger" },
  render: (args) => (
    <PopoverRoot defaultOpen>
      <PopoverAnchor>
        <PopoverTrigger className="rounded-tag px-3 py-2">{args.trigger}</PopoverTrigger>
      </PopoverAnchor>
      <PopoverContent>
        <PopoverClose className="rounded-tag p-2 text-primary-text">{args.done}</PopoverClose>
      </PopoverContent>
    </PopoverRoot>
  ),
  play: async ({ args, canvasElement, globals }) => {
    const panel = await page(canvasElement).findByRole("dialog", { name: translate(globals, args.trigger) });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    trigger: "الأعمدة",
    title: "الأعمدة المعروضة",
    first: "المتجر",
    second: "الدفع",
    done: "تم",
    defaultOpen: true,
  },
  play: async ({ args, canvas, canvasElement }) => {
    const panel = await page(canvasElement).findByRole("dialog", { name: args.title });
    const trigger = canvas.getByText(args.trigger).closest("button")!;
    await waitFor(() =>
      expect(
        Math.abs(panel.getBoundingClientRect().right - trigger.getBoundingClientRect().right),
      ).toBeLessThan(2),
    );
  },
};

/** Inside a region of another language the panel keeps that language. */
export const Island: Story = {
  globals: { locale: "en" },
  render: () => (
    <LocaleIsland language="ar">
      <PopoverRoot defaultOpen>
        <PopoverTrigger className="p-2">الأعمدة</PopoverTrigger>
        <PopoverContent>لا أعمدة</PopoverContent>
      </PopoverRoot>
    </LocaleIsland>
  ),
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole("dialog")).toHaveAttribute("dir", "rtl");
  },
};
