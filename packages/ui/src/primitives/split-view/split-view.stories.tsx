import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Button } from "../button/index.js";
import { SplitView, type SplitViewProps } from "./index.js";

const arabicMessages: ArabicMessages = { Order: "الطلب" };
const translate = messagesOf(arabicMessages);

type ExampleProps = Pick<
  SplitViewProps,
  "detailLabel" | "listSize" | "defaultListSize" | "onListSizeChange"
> & {
  chosen?: string | undefined;
};

function Example({ chosen: initial, detailLabel, ...props }: ExampleProps) {
  const [chosen, setChosen] = useState(initial);
  return (
    <SplitView
      {...props}
      detailLabel={detailLabel}
      onClose={() => setChosen(undefined)}
      detail={chosen && <p className="font-semibold">{`${detailLabel} ${chosen}`}</p>}
      list={
        <div className="grid gap-2">
          {["20431", "20430"].map((code) => (
            <Button key={code} variant="outline" onClick={() => setChosen(code)}>
              {code}
            </Button>
          ))}
        </div>
      }
    />
  );
}

const meta = {
  title: "Primitives/Split view",
  component: Example,
  subcomponents: { SplitView },
  tags: ["autodocs"],
  args: { detailLabel: "Order", onListSizeChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A list and, beside it, what was chosen of it: orders, messages, dishes of a menu.",
      whenNot: "For a quick look use Popover, for a task of its own Drawer or a page.",
      accessibility:
        "The detail is a region with a name. Esc in it closes it and returns the focus to the list. The line between both is a separator: arrow keys, in reading direction, Home and End move it. A phone shows list or detail, with a button back.",
      do: ["Mark in the list what the detail shows."],
      dont: ["Do not split a view that is narrower than 900 px yourself: it does."],
      keywords: ["master detail", "list detail", "panes", "resizable"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A phone shows the detail in place of the list, and goes back. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const order = translate(globals, "Order");
    const opener = canvas.getByRole("button", { name: "20431" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const detail = canvas.getByRole("region", { name: order });
    await expect(detail).toHaveFocus();
    await expect(opener).not.toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(opener).toHaveFocus();
  },
};

/** Beside each other; the line moves by keyboard, Esc closes. */
export const Desktop: Story = {
  args: { chosen: "20430" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas, globals }) => {
    const line = canvas.getByRole("separator");
    line.focus();
    const arabic = globals["locale"] === "ar";
    await userEvent.keyboard(arabic ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(args.onListSizeChange).toHaveBeenLastCalledWith(63);
    await expect(line).toHaveAttribute("aria-valuenow", "63");
    // Reduced motion makes each change a transition that ends with the next frame.
    await waitFor(() => {
      const list = line.previousElementSibling!.getBoundingClientRect().width;
      const whole = line.parentElement!.getBoundingClientRect().width;
      return expect(Math.round((list / whole) * 100)).toBe(63);
    });
    await userEvent.keyboard("{Home}");
    await expect(args.onListSizeChange).toHaveBeenLastCalledWith(30);
    canvas.getByRole("button", { name: "20431" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "20431" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("separator")).toBeNull();
  },
};

export const Controlled: Story = {
  args: { chosen: "20430", listSize: 40 },
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas }) => {
    canvas.getByRole("separator").focus();
    await userEvent.keyboard("{End}");
    await expect(args.onListSizeChange).toHaveBeenLastCalledWith(75);
    await expect(canvas.getByRole("separator")).toHaveAttribute("aria-valuenow", "40");
  },
};

export const Closed: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
  args: { detailLabel: "الطلب", chosen: "20430" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region").getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole("separator").getBoundingClientRect().left + 1,
    );
  },
};
