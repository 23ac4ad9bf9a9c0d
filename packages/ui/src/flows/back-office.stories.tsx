import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { BackOffice } from "./back-office.js";

const meta = {
  title: "Flows/Back office",
  component: BackOffice,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof BackOffice>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole("table", { name })).getAllByRole("row").slice(1);

/** Filter, sort, open and go on, by keyboard alone. */
export const Keyboard: Story = {
  globals: { locale: "en", viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    canvas.getByRole("searchbox").focus();
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Stores" })).toHaveFocus();
    await userEvent.keyboard("forno{Enter}{Escape}");
    await waitFor(() => expect(body.queryByRole("listbox")).toBeNull());
    await expect(within(rows(canvas, "Orders")[0]!).getByText("Forno Nove")).toBeVisible();
    canvas.getByRole("button", { name: /Period/ }).focus();
    await userEvent.keyboard("{Enter}");
    await body.findByRole("grid");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(body.queryByRole("grid")).toBeNull());
    within(canvas.getByRole("columnheader", { name: "Total" }))
      .getByRole("button")
      .focus();
    await userEvent.keyboard("{Enter}{Enter}");
    const [first, second] = rows(canvas, "Orders");
    within(first!).getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}x{Enter}");
    const opened = within(second!).getByRole("button");
    await expect(opened).toHaveAttribute("aria-current", "true");
    await expect(within(second!).getByRole("checkbox")).toBeChecked();
    const detail = canvas.getByRole("region", { name: "Order" });
    await expect(within(detail).getByRole("heading")).toHaveTextContent(opened.textContent);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("region", { name: "Order" })).toBeNull();
    await expect(opened).toHaveFocus();
  },
};

/** The same on a phone, in Arabic: cards, and the detail in place of the list. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    const [first] = rows(canvas, "الطلبات");
    await userEvent.click(within(first!).getByRole("button"));
    const detail = canvas.getByRole("region", { name: "الطلب" });
    await expect(detail).toHaveFocus();
    await userEvent.click(within(detail).getByRole("button", { name: /العودة/ }));
    await expect(canvas.queryByRole("region", { name: "الطلب" })).toBeNull();
  },
};

export const ArabicDesktop: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
};
