import type { Meta, StoryObj } from "@storybook/react-vite";
import { List, Store, Wallet } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { inLanguage } from "../../story-data/in-language.js";
import { Button } from "../button/index.js";
import { Icon } from "../icon/index.js";
import { CommandMenu, type Command, type CommandMenuProps } from "./index.js";

interface ExampleProps extends Omit<CommandMenuProps, "commands"> {
  count?: number | undefined;
  onRefund?: (() => void) | undefined;
}

function Example({ count = 0, onRefund, ...props }: ExampleProps) {
  const { language } = useLocale();
  const text = (en: string, ar: string) => inLanguage(language, en, ar);
  const pages = text("Pages", "الصفحات");
  const actions = text("Actions", "الإجراءات");
  const commands: Command[] = [
    {
      value: "orders",
      label: text("Orders", "الطلبات"),
      group: pages,
      icon: <Icon of={List} size="small" />,
      href: "#orders",
      keys: ["g", "o"],
    },
    {
      value: "stores",
      label: text("Stores", "المتاجر"),
      description: text("34 open now", "34 مفتوحة الآن"),
      group: pages,
      icon: <Icon of={Store} size="small" />,
      href: "#stores",
      keywords: [text("vendors", "مطاعم")],
    },
    {
      value: "refund",
      label: text("Refund an order", "استرداد مبلغ طلب"),
      group: actions,
      icon: <Icon of={Wallet} size="small" />,
      onSelect: onRefund,
    },
    { value: "close", label: text("Close the day", "إقفال اليوم"), group: actions, disabled: true },
    ...Array.from({ length: count }, (_, at) => ({
      value: `order ${at}`,
      label: `TB-${20431 - at}`,
      href: `#${at}`,
    })),
  ];
  return (
    <CommandMenu
      trigger={<Button variant="outline">{text("Search", "بحث")}</Button>}
      {...props}
      commands={commands}
    />
  );
}

const meta = {
  title: "Primitives/Command menu",
  component: Example,
  subcomponents: { CommandMenu },
  tags: ["autodocs"],
  args: { onOpenChange: fn(), onRefund: fn(), onSearch: fn() },
  parameters: {
    guide: {
      purpose: "Finds pages and actions by typing, for people who work in an app all day.",
      whenNot:
        "For the actions of one thing use Menu, for a value of a form Combobox. It replaces no navigation.",
      accessibility:
        "A dialog with a combobox; the focus stays in the input. Ctrl K or ⌘ K opens and closes it, on an Arabic keyboard too. Arrow up and down move, Enter does what is marked, Esc closes, and the focus returns. The number of results is announced.",
      do: ["Give names in the other language as keywords.", "Show the keys that do the same."],
      dont: ["Do not put an action there alone: nobody finds what has no other place."],
      keywords: ["command palette", "cmdk", "quick open", "spotlight", "launcher"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);
const inGlobals = (globals: Record<string, unknown>, en: string, ar: string) =>
  inLanguage(globals["locale"] as Language, en, ar);

/** Opened by keys, found by typing, done by Enter. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const body = page(canvasElement);
    const trigger = canvas.getByRole("button");
    trigger.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await body.findByRole("dialog", { name: inGlobals(globals, "Commands", "الأوامر") });
    const input = body.getByRole("combobox");
    await waitFor(() => expect(input).toHaveFocus());
    const active = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "");
    await expect(active()).toHaveTextContent(inGlobals(globals, "Orders", "الطلبات"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    // The disabled command is skipped, and the list goes round.
    await expect(active()).toHaveTextContent(inGlobals(globals, "Orders", "الطلبات"));
    await userEvent.keyboard(inGlobals(globals, "refund", "استرداد"));
    await waitFor(() => expect(body.getAllByRole("option")).toHaveLength(1));
    await expect(args.onSearch).toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRefund).toHaveBeenCalledOnce();
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
    // The next search begins anew.
    await userEvent.keyboard("{Enter}");
    await body.findByRole("dialog");
    await expect(body.getByRole("combobox")).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
  },
};

/** Pages are links. A press opens them; other words find them. */
export const Links: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement, globals }) => {
    const body = page(canvasElement);
    await userEvent.type(await body.findByRole("combobox"), inGlobals(globals, "vendor", "مطاعم"));
    const [found] = body.getAllByRole("option");
    await expect(found).toHaveAttribute("href", "#stores");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(location.hash).toBe("#stores");
    history.replaceState(null, "", location.pathname + location.search);
  },
};

export const NothingFound: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(await page(canvasElement).findByRole("combobox"), "zzz");
    await waitFor(() => expect(page(canvasElement).queryByRole("option")).toBeNull());
    await expect(page(canvasElement).getByRole("status")).not.toBeEmptyDOMElement();
  },
};

/** Controlled: it stays as the app says. */
export const Controlled: Story = {
  args: { open: true, count: 20, loading: true },
  play: async ({ args, canvasElement }) => {
    await page(canvasElement).findByRole("combobox");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(page(canvasElement).getByRole("dialog")).toHaveAttribute("data-state", "open");
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { defaultOpen: true } };
