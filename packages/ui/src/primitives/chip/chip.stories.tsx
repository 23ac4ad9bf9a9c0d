import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, Clock, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { Chip, type ChipVariant } from "./chip.js";

const arabicMessages: ArabicMessages = {
  Karak: "كرك",
};

const meta = {
  title: "Primitives/Chip",
  component: Chip,
  tags: ["autodocs"],
  args: { children: "Karak" },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A visible on-off option; or, with `href`, a link to a section or a recent search.",
      whenNot: "For a group of options use ChipGroup. For a status use Badge.",
      accessibility:
        "A toggle button (`aria-pressed`), a link with `aria-current`, or a button that opens a menu (`aria-haspopup`). 40 px high with a 44 px target.",
      do: ["Keep it to one or two words", "Use `end` for a count or a chevron"],
      dont: ["Use it for an action: that is a Button", "Use colour as the only sign of the selection"],
      keywords: ["pill", "tag", "filter", "toggle"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filters({ names, variant }: { names: string[]; variant?: ChipVariant }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((n) => n !== name) : [...chosen, name]);
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((name) => (
        <Chip key={name} variant={variant} selected={chosen.includes(name)} onClick={() => toggle(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = { args: { icon: <Icon of={Clock} size="small" /> } };

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: ({ children }) => (
    <ShownStates
      more={[
        { en: "Chosen", ar: "مختار", element: <Chip selected>{children}</Chip> },
        { en: "Off", ar: "متوقف", element: <Chip disabled>{children}</Chip> },
      ]}
    >
      {(shown) => <Chip {...shown}>{children}</Chip>}
    </ShownStates>
  ),
};

export const Filtering: Story = {
  render: () => <Filters names={["Open now", "Free delivery", "Offers"]} />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: "Free delivery" });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    chip.focus();
    await userEvent.keyboard(" ");
    await expect(chip).toHaveAttribute("aria-pressed", "false");
  },
};

/** In the category bar, a chip links to a section of the page. */
export const Bare: Story = {
  name: "Bare",
  render: () => (
    <div className="flex flex-wrap gap-1">
      <Chip variant="bare" href="#popular" selected>
        Popular
      </Chip>
      <Chip variant="bare" href="#rice">
        Rice dishes
      </Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Popular" })).toHaveAttribute("aria-current", "true");
  },
};

/** Opens a menu; the number is the count of selected options. */
export const Opening: Story = {
  args: {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    selected: true,
    icon: <Icon of={SlidersHorizontal} size="small" />,
    children: "Filter",
    end: <span className="text-on-ink/70">1</span>,
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: /^Filter\s?1$/ });
    await expect(chip).not.toHaveAttribute("aria-pressed");
    await expect(chip).toHaveAttribute("aria-haspopup", "dialog");
  },
};
export const Sorting: Story = {
  args: {
    "aria-haspopup": "menu",
    children: "Nearest",
    end: <Icon of={ChevronDown} size="small" />,
  },
};
export const SelectedDisabled: Story = { args: { selected: true, disabled: true } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => <Filters names={["مفتوح الآن", "توصيل مجاني", "عروض"]} />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: "عروض" });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  },
};
