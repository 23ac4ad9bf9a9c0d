import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { useLocale, type Language } from "../../locale/index.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { AddressPicker } from "./address-picker.js";

function Example({ onAdd, onSelect }: { onAdd: () => void; onSelect: (id: string) => void }) {
  const { language } = useLocale();
  const [selected, setSelected] = useState<string | null>("home");
  return (
    <div className="mx-auto max-w-form">
      <AddressPicker
        addresses={storyAddresses(language)}
        selectedId={selected}
        onSelect={(id) => {
          onSelect(id);
          setSelected(id);
        }}
        onAdd={onAdd}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Address picker",
  component: Example,
  tags: ["autodocs"],
  args: { onAdd: fn(), onSelect: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: { work: "Work", add: "Add an address" },
  ar: { work: "العمل", add: "إضافة عنوان" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as Language];
    await userEvent.click(canvas.getByRole("radio", { name: word.work }));
    await expect(args.onSelect).toHaveBeenCalledWith("work");
    await userEvent.click(canvas.getByRole("button", { name: word.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
