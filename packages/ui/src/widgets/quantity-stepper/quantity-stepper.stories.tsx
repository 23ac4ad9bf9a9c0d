import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyProduct } from "../../story-data/products.js";
import { AddStepper, QuantityStepper, type AddStepperProps, type QuantityStepperProps } from "./index.js";
import { quantityStepperVariants } from "./stepper-props.js";
import { quantityStepperSizes } from "./quantity-stepper.js";

type Props = Partial<QuantityStepperProps> & { start?: number };

function Example({ start = 2, onValueChange, ...props }: Props) {
  const { language } = useLocale();
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      name={storyProduct(language).name}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        return onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: "Widgets/Quantity stepper",
  component: Example,
  subcomponents: { QuantityStepper, AddStepper },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Changes a quantity. `QuantityStepper` in cart and sheet; `AddStepper` is a round plus on a picture that expands. Controlled: the app sets the quantity.",
      whenNot: 'For typed numbers use TextField with `inputMode="numeric"`.',
      accessibility:
        "A group named by the product, as are its buttons; a new quantity is announced politely. At the stock limit plus stays enabled and announces the limit. Plus keeps the focus while the stepper expands. Targets are 44 px.",
      do: [
        "Show the server's quantity and set `loading` while a change is pending.",
        "Return a promise from `onValueChange` to show the requested quantity until it settles.",
        "Show the limit beside it (`showLimit`) or in a toast (`onLimit`).",
      ],
      dont: [
        "Don't disable plus at the limit: a disabled button explains nothing.",
        "Don't ask before removing the last one; minus shows a bin at 1.",
      ],
      keywords: ["counter", "number input", "plus minus", "add button", "amount"],
    } satisfies ComponentGuide,
  },
  args: { onValueChange: fn(), onLimit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Increase and decrease, announced; at 1 minus becomes a trash icon. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [less, more] = canvas.getAllByRole("button");
    await userEvent.click(more!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole("status")).toHaveTextContent("3");
    less!.focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(less!).toHaveAccessibleName(/^(Remove|إزالة) /);
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

export const Looks: Story = {
  name: "Variants",
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {quantityStepperVariants.flatMap((look) =>
        quantityStepperSizes.map((size) => (
          <Example key={look + size} {...args} variant={look} size={size} />
        )),
      )}
    </div>
  ),
};

/** The limit is shown at the stepper; plus announces it instead of counting. */
export const StockLimit: Story = {
  args: { start: 2, max: 2, showLimit: true },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getAllByRole("button")[1]!);
    await expect(args.onLimit).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByText(globals["locale"] === "ar" ? "المتبقي اليوم اثنان فقط" : "Only 2 left today"),
    ).toBeVisible();
  },
};

/** In a product sheet the minimum is one. */
export const AtLeastOne: Story = {
  args: { start: 1, min: 1, size: "large" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")[0]).toBeDisabled();
  },
};

export const Busy: Story = { args: { loading: true } };

function AddExample({ start = 0, ...props }: Partial<AddStepperProps> & { start?: number }) {
  const { language } = useLocale();
  const [value, setValue] = useState(start);
  return (
    <AddStepper
      name={storyProduct(language).name}
      {...props}
      value={value}
      onValueChange={setValue}
      max={3}
    />
  );
}

/** The add button expands and collapses; the focus is never lost. */
export const Add: Story = {
  render: () => (
    <div className="flex h-16 flex-wrap items-center gap-6">
      <AddExample />
      <AddExample start={1} />
      <AddExample start={3} />
      <AddExample variant="sunken" />
      <AddExample variant="sunken" start={1} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getAllByRole("group")[0]!;
    const plus = group.querySelector<HTMLElement>("[data-slot=stepper-more]")!;
    plus.focus();
    await userEvent.keyboard("{Enter}");
    await expect(plus).toHaveFocus();
    const less = group.querySelector<HTMLElement>("[data-slot=stepper-less]")!;
    await userEvent.click(less);
    await expect(plus).toHaveFocus();
    await expect(group.querySelector("[data-slot=stepper-less]")).toBeNull();
  },
};

/** A product with options opens its sheet. */
export const AddWithChoices: Story = {
  render: () => <AddExample chooseHref="#product" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#product");
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { showLimit: true, max: 2 } };
