import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Printer } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { IconButton } from "../icon-button/index.js";
import {
  ToolbarButton,
  ToolbarLink,
  ToolbarRoot,
  ToolbarSeparator,
  ToolbarToggleGroup,
  ToolbarToggleItem,
  type ToolbarRootProps,
} from "./index.js";

const arabicMessages: ArabicMessages = {
  "Selected orders": "الطلبات المحددة",
  Copy: "نسخ",
  Print: "طباعة",
  Export: "تصدير",
  History: "السجل",
  Compact: "متقارب",
  Wide: "واسع",
};
const translate = messagesOf(arabicMessages);

interface ExampleProps extends Pick<ToolbarRootProps, "aria-label" | "orientation"> {
  labels: Record<"copy" | "print" | "export" | "history" | "compact" | "wide", string>;
  onExport?: (() => void) | undefined;
}

function Example({ labels, onExport, ...props }: ExampleProps) {
  return (
    <ToolbarRoot {...props}>
      <ToolbarButton asChild>
        <IconButton icon={Copy} variant="plain" aria-label={labels.copy} />
      </ToolbarButton>
      <ToolbarButton asChild>
        <IconButton icon={Printer} variant="plain" aria-label={labels.print} />
      </ToolbarButton>
      <ToolbarSeparator />
      <ToolbarToggleGroup aria-label={labels.wide} defaultValue="compact">
        <ToolbarToggleItem value="compact">{labels.compact}</ToolbarToggleItem>
        <ToolbarToggleItem value="wide">{labels.wide}</ToolbarToggleItem>
      </ToolbarToggleGroup>
      <ToolbarSeparator />
      <ToolbarButton onClick={onExport}>{labels.export}</ToolbarButton>
      <ToolbarLink href="#history">{labels.history}</ToolbarLink>
    </ToolbarRoot>
  );
}

const meta = {
  title: "Primitives/Toolbar",
  component: Example,
  subcomponents: {
    ToolbarRoot,
    ToolbarButton,
    ToolbarLink,
    ToolbarSeparator,
    ToolbarToggleGroup: ToolbarToggleGroup as never,
    ToolbarToggleItem,
  },
  tags: ["autodocs"],
  args: {
    "aria-label": "Selected orders",
    labels: {
      copy: "Copy",
      print: "Print",
      export: "Export",
      history: "History",
      compact: "Compact",
      wide: "Wide",
    },
    onExport: fn(),
  },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "A row of controls for one thing, with one Tab stop: actions on selected rows, tools of an editor.",
      whenNot:
        "For two or three buttons of a form no toolbar is needed. For a long list of actions use Menu.",
      accessibility:
        "One Tab stop. Arrow keys in reading direction, Home and End move; a vertical one takes arrow up and down. The focus stays on the control that was used last.",
      anatomy: `<ToolbarRoot aria-label="Selected orders">
  <ToolbarButton asChild><IconButton icon={<Copy />} aria-label="Copy" /></ToolbarButton>
  <ToolbarSeparator />
  <ToolbarToggleGroup type="single" aria-label="Rows">
    <ToolbarToggleItem value="compact">Compact</ToolbarToggleItem>
  </ToolbarToggleGroup>
  <ToolbarLink asChild><Link href="…">History</Link></ToolbarLink>
</ToolbarRoot>`,
      do: ["Name it with `aria-label`.", "Put the most used control first."],
      dont: ["Do not put text fields into it: they need the arrow keys."],
      keywords: ["action bar", "button bar", "bulk actions", "command bar"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const forward = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";

/** One Tab stop; arrow keys reach buttons, toggles and links. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("toolbar", { name: translate(globals, "Selected orders") })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: translate(globals, "Copy") })).toHaveFocus();
    await userEvent.keyboard(forward(globals).repeat(3));
    const wide = canvas.getByRole("radio", { name: translate(globals, "Wide") });
    await expect(wide).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(wide).toBeChecked();
    await userEvent.keyboard(forward(globals));
    await userEvent.keyboard("{Enter}");
    await expect(args.onExport).toHaveBeenCalledOnce();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("button", { name: translate(globals, "Copy") })).toHaveFocus();
  },
};

export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("button", { name: translate(globals, "Print") })).toHaveFocus();
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    "aria-label": "الطلبات المحددة",
    labels: {
      copy: "نسخ",
      print: "طباعة",
      export: "تصدير",
      history: "السجل",
      compact: "متقارب",
      wide: "واسع",
    },
  },
};
