import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { storyPicture, type StoryPicture } from "../../story-data/pictures.js";
import { Link } from "../link/index.js";
import { Picture } from "../picture/index.js";
import { Rail } from "./rail.js";

const pictures: StoryPicture[] = [
  "categories/qatari",
  "categories/karak",
  "categories/pizza",
  "categories/grills",
  "categories/sweets",
  "categories/flowers",
  "categories/groceries",
  "categories/burgers",
];

function cards(names: string[]) {
  return names.map((name, i) => (
    <Link key={name} href={`#${i}`} variant="plain" className="block w-vendor-card">
      <Picture
        source={storyPicture(pictures[i % pictures.length] ?? "categories/qatari")}
        alt=""
        fallback={name}
        contain
        className="rounded-picture"
      />
      <span className="mt-3 block font-semibold">{name}</span>
    </Link>
  ));
}

const english = [
  "Bayt Al Machboos",
  "Karak Al Asr",
  "Forno Nofi",
  "Jamr Grill",
  "Nabulsi House",
  "Zahrat Al Jouri",
  "Al Mazraa Fresh",
];

const meta = {
  title: "Primitives/Rail",
  component: Rail,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  args: { title: "Open near you", seeAllHref: "#stores", children: cards(english) },
  decorators: [(Story) => <div className="page overflow-x-clip py-4">{Story()}</div>],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move from card to card, in reading direction. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole("list");
    const links = within(list).getAllByRole("link");
    links[0]?.focus();
    const forward = globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
    await userEvent.keyboard(forward + forward);
    await expect(links[2]).toHaveFocus();
    await waitFor(() => expect(list.scrollLeft).not.toBe(0));
  },
};

/** On a desktop four stand in a row and two buttons move by what is visible. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { columns: 4 },
  play: async ({ canvas, globals }) => {
    const arabic = globals["locale"] === "ar";
    const list = canvas.getByRole("list");
    const previous = await canvas.findByRole("button", { name: arabic ? "السابق" : "Previous" });
    const next = canvas.getByRole("button", { name: arabic ? "التالي" : "Next" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(400));
    await waitFor(() => expect(previous).not.toHaveAttribute("aria-disabled"));
    await expect(Math.sign(list.scrollLeft)).toBe(arabic ? -1 : 1);
  },
};

/** Nothing to scroll: no buttons. */
export const Few: Story = { args: { children: cards(english.slice(0, 1)) } };

export const WithoutHeading: Story = { args: { title: undefined, label: "Open near you" } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "مفتوح بالقرب منك",
    children: cards(["بيت المجبوس", "كرك العصر", "فورنو نوفي", "مشاوي جمر", "بيت النابلسي", "زهرة الجوري"]),
  },
};

export const ArabicDesktop: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
  args: { ...Arabic.args, columns: 4 },
};
