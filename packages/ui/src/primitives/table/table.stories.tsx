import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useFormat, useLocale, type Language } from "../../locale/index.js";
import { inLanguage } from "../../story-data/in-language.js";
import { officeOrders, officeStatusNames, type OfficeOrder } from "../../story-data/office.js";
import { Badge } from "../badge/index.js";
import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRoot,
  TableRow,
  type TableProps,
} from "./index.js";

type ExampleProps = Partial<TableProps<OfficeOrder>> & { count?: number | undefined };

const tones = {
  waiting: "warning",
  cooking: "neutral",
  late: "danger",
  delivered: "success",
  canceled: "danger",
} as const;

function Example({ count = 8, ...props }: ExampleProps) {
  const { language } = useLocale();
  const format = useFormat();
  const text = (en: string, ar: string) => inLanguage(language, en, ar);
  return (
    <Table<OfficeOrder>
      label={text("Orders", "الطلبات")}
      rows={officeOrders(language, count)}
      getKey={({ code }) => code}
      getName={({ code }) => code}
      columns={[
        {
          id: "code",
          header: text("Order", "الطلب"),
          cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
          sortBy: ({ code }) => code,
        },
        {
          id: "placed",
          header: text("Time", "الوقت"),
          cell: ({ placed }) => format.time(placed),
          sortBy: ({ placed }) => placed,
        },
        {
          id: "store",
          header: text("Store", "المتجر"),
          cell: ({ store }) => store,
          sortBy: ({ store }) => store,
        },
        {
          id: "status",
          header: text("Status", "الحالة"),
          cell: ({ status }) => <Badge tone={tones[status]}>{officeStatusNames[status][language]}</Badge>,
        },
        {
          id: "total",
          header: text("Total", "المجموع"),
          align: "end",
          cell: ({ total }) => <bdi>{format.money(total)}</bdi>,
          sortBy: ({ total }) => total,
        },
      ]}
      {...props}
    />
  );
}

const meta = {
  title: "Primitives/Table",
  component: Example,
  subcomponents: {
    Table: Table as never,
    TableRoot,
    TableHeader,
    TableHeaderCell,
    TableBody,
    TableRow,
    TableCell,
  },
  tags: ["autodocs"],
  args: { onSortChange: fn(), onSelectedChange: fn() },
  parameters: {
    guide: {
      purpose: "Rows of data that people compare, sort, select and open: orders, payouts, members.",
      whenNot:
        "For items with a picture use cards in a LoadMoreList, for a few facts about one thing a list of terms. Not for layout.",
      accessibility:
        "A table with heads of columns. A column that sorts is a button, and its order is announced. Tab reaches the boxes and the names of the rows; arrow up and down, J and K, Home and End move between the rows, X selects, Enter opens, Shift with a click selects a range. Where the table is narrow, rows become cards that name each value.",
      anatomy: `<TableRoot label="Orders">
  <TableHeader>
    <TableRow><TableHeaderCell sort="none" onSort={…}>Order</TableHeaderCell></TableRow>
  </TableHeader>
  <TableBody>
    <TableRow><TableCell label="Order">TB-20431</TableCell></TableRow>
  </TableBody>
</TableRoot>`,
      do: [
        "Put what names the row into the first column.",
        "Align numbers at the end.",
        "Give it a height, so that the rows scroll under the head.",
      ],
      dont: [
        "Do not put more than two controls into a row.",
        "Do not wrap it to show a long text: open the row.",
      ],
      keywords: ["data table", "data grid", "list view", "rows", "columns"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const language = (globals: Record<string, unknown>) => globals["locale"] as Language;
const rowsOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole("row").slice(1);

/** A phone shows cards; sorting stays in reach. By keyboard alone. */
export const Default: Story = {
  args: { selectable: true, onOpen: fn() },
  play: async ({ args, canvas, globals }) => {
    await expect(
      canvas.getByRole("table", { name: inLanguage(language(globals), "Orders", "الطلبات") }),
    ).toBeVisible();
    const total = canvas.getByRole("columnheader", {
      name: inLanguage(language(globals), "Total", "المجموع"),
    });
    within(total).getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(total).toHaveAttribute("aria-sort", "ascending");
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: "total", direction: "ascending" });
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    await userEvent.keyboard("{Enter}");
    await expect(total).toHaveAttribute("aria-sort", "descending");
    const [first, second] = rowsOf(canvas);
    const names = [first!, second!].map((row) => within(row).getByRole("button"));
    names[0]!.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(names[1]).toHaveFocus();
    await userEvent.keyboard("x");
    await expect(within(second!).getByRole("checkbox")).toBeChecked();
    await userEvent.keyboard("k");
    await expect(names[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard("{End}");
    await expect(within(rowsOf(canvas).at(-1)!).getByRole("button")).toHaveFocus();
  },
};

/** Rows under a head that stays; a range by Shift, all by the box in the head. */
export const Desktop: Story = {
  args: { selectable: true, onOpen: fn(), count: 30, className: "max-h-100" },
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas, canvasElement }) => {
    const boxes = canvas.getAllByRole("checkbox");
    const user = userEvent.setup();
    await user.click(boxes[1]!);
    await user.keyboard("{Shift>}");
    await user.click(boxes[4]!);
    await user.keyboard("{/Shift}");
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([
      "TB-20431",
      "TB-20430",
      "TB-20429",
      "TB-20428",
    ]);
    await expect(boxes[0]).toBePartiallyChecked();
    await user.click(boxes[0]!);
    await expect(boxes[0]).toBeChecked();
    await user.click(boxes[0]!);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    const frame = canvasElement.querySelector("[data-slot=table]")!;
    frame.scrollTop = 400;
    const head = canvas.getAllByRole("columnheader")[1]!;
    await expect(Math.abs(head.getBoundingClientRect().top - frame.getBoundingClientRect().top)).toBeLessThan(
      3,
    );
    await user.click(within(rowsOf(canvas)[12]!).getAllByRole("cell")[3]!);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    frame.scrollTop = 0;
  },
};

/** Order and selection as the app says; one row is shown in a panel beside. */
export const Controlled: Story = {
  args: {
    sort: { column: "total", direction: "descending" },
    selectable: true,
    selected: ["TB-20430"],
    current: "TB-20428",
    onOpen: fn(),
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: /TB-20430/ });
    await userEvent.click(box);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(box).toBeChecked();
    await expect(canvas.getByRole("button", { name: "TB-20428" })).toHaveAttribute("aria-current", "true");
  },
};

export const Links: Story = {
  args: { getHref: ({ code }) => `#${code}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "TB-20431" })).toHaveAttribute("href", "#TB-20431");
  },
};

/** Scrolls sideways in place of cards. The frame is a Tab stop then. */
export const Scrolls: Story = {
  args: { narrow: "scroll" },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector<HTMLElement>("[data-slot=table]")!;
    frame.style.width = "280px";
    await canvas.findByRole("region");
    await expect(frame).toHaveAttribute("tabindex", "0");
  },
};

export const Loading: Story = { args: { rows: [], status: "loading" } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: { rows: [], status: "failed", onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Sizes of desktop work, by one attribute. */
export const Dense: Story = {
  args: { selectable: true },
  globals: { viewport: { value: "desktop" } },
  render: (args) => (
    <div data-density="dense">
      <Example {...args} />
    </div>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
  args: { selectable: true },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole("columnheader");
    await expect(heads[1]!.getBoundingClientRect().left).toBeGreaterThan(
      heads[2]!.getBoundingClientRect().left,
    );
  },
};
