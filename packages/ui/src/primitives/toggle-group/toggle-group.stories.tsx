import type { Meta, StoryObj } from "@storybook/react-vite";
import { List, Map as MapIcon, Table2 } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Icon } from "../icon/index.js";
import { ToggleGroupItem, ToggleGroupRoot, type ToggleGroupRootProps } from "./index.js";

const arabicMessages: ArabicMessages = { View: "طريقة العرض", List: "قائمة", Table: "جدول", Map: "خريطة" };
const translate = messagesOf(arabicMessages);

type ExampleProps = ToggleGroupRootProps & { labels: readonly string[]; iconsOnly?: boolean | undefined };
const icons = [List, Table2, MapIcon];

function Example({ labels, iconsOnly, ...props }: ExampleProps) {
  return (
    <ToggleGroupRoot {...props}>
      {labels.map((label, at) => (
        <ToggleGroupItem key={label} value={String(at)} aria-label={iconsOnly ? label : undefined}>
          <Icon of={icons[at]!} size="small" />
          {!iconsOnly && <span>{label}</span>}
        </ToggleGroupItem>
      ))}
    </ToggleGroupRoot>
  );
}

const meta = {
  title: "Primitives/Toggle group",
  component: Example,
  subcomponents: { ToggleGroupRoot: ToggleGroupRoot as never, ToggleGroupItem },
  tags: ["autodocs"],
  args: { "aria-label": "View", labels: ["List", "Table", "Map"], defaultValue: "0", onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Buttons that stay pressed: ways to look at a list, formats, days of the week.",
      whenNot:
        "For a choice in a form, where one is always selected, use SegmentedControl; for filters of a list ChipGroup.",
      accessibility:
        'One Tab stop. Arrow keys in reading direction, Home and End move; Enter and Space press. One of them at most, or each by itself with `type="multiple"`.',
      anatomy: `<ToggleGroupRoot aria-label="View" defaultValue="list">
  <ToggleGroupItem value="list">List</ToggleGroupItem>
  <ToggleGroupItem value="map">Map</ToggleGroupItem>
</ToggleGroupRoot>`,
      do: ["Name the group with `aria-label`.", "Name an item with only an icon, and give it a Tooltip."],
      dont: ["Do not use it for actions."],
      keywords: ["button group", "toggle buttons", "pressed", "view switcher"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const forward = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";

/** One at most; arrow keys move without pressing. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("radiogroup", { name: translate(globals, "View") })).toBeVisible();
    const items = canvas.getAllByRole("radio");
    await userEvent.tab();
    await expect(items[0]).toHaveFocus();
    await userEvent.keyboard(forward(globals));
    await expect(items[1]).toHaveFocus();
    await expect(items[1]).not.toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect(items[1]).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1");
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.keyboard("{End}");
    await expect(items[2]).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(items[0]).toHaveFocus();
  },
};

export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["0", "2"] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("group")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button")[1]!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["0", "2", "1"]);
  },
};

/** Controlled: it stays as the app says. */
export const Controlled: Story = {
  args: { value: "2" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("radio")[0]!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("0");
    await expect(canvas.getAllByRole("radio")[2]).toBeChecked();
  },
};

export const IconsOnly: Story = { args: { iconsOnly: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { "aria-label": "طريقة العرض", labels: ["قائمة", "جدول", "خريطة"] },
};
