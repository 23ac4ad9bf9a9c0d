import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { AddressPicker } from "./address-picker.js";
import { AddressSheet } from "./index.js";

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
  subcomponents: { AddressPicker, AddressSheet },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Saved addresses as radio cards, and a button to add one. `AddressSheet` shows them in a sheet, which switches to the form for a new address.",
      whenNot: "To show one address use AddressCard.",
      accessibility:
        "A radio group named “Choose an address”: arrow keys select, each option is announced with its whole address. In the sheet the focus is trapped and returns to the trigger.",
      do: ["Preselect the last used address.", 'Open the sheet with `view="new"` when nothing is saved yet.'],
      dont: ["Mark addresses that the store cannot reach.", "Don't nest it in another sheet."],
      keywords: ["choose address", "saved addresses", "deliver to", "location picker"],
    } satisfies ComponentGuide,
  },
  args: { onAdd: fn(), onSelect: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { work: "Work", add: "Add an address", deliver: "Deliver to" },
  ar: { work: "العمل", add: "إضافة عنوان", deliver: "التوصيل إلى" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as Language];
    await userEvent.click(canvas.getByRole("radio", { name: t.work }));
    await expect(args.onSelect).toHaveBeenCalledWith("work");
    await userEvent.click(canvas.getByRole("button", { name: t.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
/** In a sheet, which switches to the form for a new address and returns the focus. */
export const InASheet: Story = {
  tags: ["!autodocs"],
  render: function Render({ onSelect }, { globals }) {
    const language = globals["locale"] as Language;
    const [view, setView] = useState<"choose" | "new" | null>("choose");
    const [selected, setSelected] = useState<string | null>("home");
    return (
      <>
        <Button variant="outline" onClick={() => setView("choose")}>
          {texts[language].deliver}
        </Button>
        <AddressSheet
          view={view}
          onViewChange={setView}
          addresses={storyAddresses(language)}
          selectedId={selected}
          onSelect={(id) => {
            onSelect(id);
            setSelected(id);
          }}
          validate={() => ({})}
          onCreate={() => Promise.resolve(undefined)}
        />
      </>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as Language];
    const opener = canvas.getByRole("button", { name: t.deliver, hidden: true });
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog");
    await userEvent.click(within(sheet).getByRole("radio", { name: t.work }));
    await expect(args.onSelect).toHaveBeenCalledWith("work");
    await userEvent.click(within(sheet).getByRole("button", { name: t.add }));
    await expect((await within(sheet).findAllByRole("textbox")).length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
