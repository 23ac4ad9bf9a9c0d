import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
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
    <Link key={name} href={`#${i}`} variant="plain" className="block w-store-card">
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

const arabicMessages: ArabicMessages = {
  "Open near you": "مفتوح بالقرب منك",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Rail",
  component: Rail,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    layout: "fullscreen",
    guide: {
      purpose: "A horizontal row of a few to some hundred items: stores near you, categories, a collection.",
      whenNot:
        "For comparing or searching use a list or grid (LoadMoreList, ProductList), for large pictures HeroBanner.",
      accessibility:
        "A section named by its heading with a list. Arrow keys move between items in reading direction, Home and End to the ends; Tab works as usual. Desktop has two scroll buttons, each hidden at its end.",
      do: [
        "Show part of the next item, so that scrolling is discoverable.",
        "Offer See all for more than a dozen items.",
      ],
      dont: ["Do not scroll it automatically.", "Do not stack rails without headings."],
      keywords: ["carousel", "slider", "scroller", "shelf", "swimlane", "horizontal list"],
    } satisfies ComponentGuide,
  },
  args: { title: "Open near you", seeAllHref: "#stores", children: cards(english) },
  decorators: [(Story) => <div className="page overflow-x-clip py-4">{Story()}</div>],
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move between cards, in reading direction. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole("list");
    const links = within(list).getAllByRole("link");
    links[0]?.focus();
    const forward = globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
    await userEvent.keyboard(forward + forward);
    await expect(links[2]).toHaveFocus();
    // On a wide page all items fit, and nothing scrolls.
    await userEvent.keyboard("{End}");
    await expect(links.at(-1)).toHaveFocus();
    if (list.scrollWidth > list.clientWidth) await waitFor(() => expect(list.scrollLeft).not.toBe(0));
  },
};

const buttonNames = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar"
    ? { previous: "السابق", next: "التالي" }
    : { previous: "Previous", next: "Next" };

/** On desktop four items fit and two buttons scroll by one page; each hides at its end. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { columns: 4 },
  play: async ({ canvas, globals }) => {
    const arabic = globals["locale"] === "ar";
    const { previous, next } = buttonNames(globals);
    const list = canvas.getByRole("list");
    const forward = await canvas.findByRole("button", { name: next });
    await expect(forward).toHaveAccessibleDescription(say(globals, "Open near you"));
    await expect(canvas.queryByRole("button", { name: previous })).toBeNull();
    forward.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(400));
    await expect(Math.sign(list.scrollLeft)).toBe(arabic ? -1 : 1);
    // At the end the pressed button is hidden, and the focus moves to the other.
    await waitFor(() => expect(canvas.queryByRole("button", { name: next })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: previous })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeLessThan(2));
    await waitFor(() => expect(canvas.getByRole("button", { name: next })).toHaveFocus());
  },
};

/** Home and End move to the ends. */
export const Ends: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    const links = within(list).getAllByRole("link");
    links[0]?.focus();
    await userEvent.keyboard("{End}");
    await expect(links.at(-1)).toHaveFocus();
    await waitFor(() => expect(list.scrollLeft).not.toBe(0));
    await userEvent.keyboard("{Home}");
    await expect(links[0]).toHaveFocus();
  },
};

/** No buttons when all items fit. */
export const Few: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { children: cards(english.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Smaller gap for tiles. */
export const SmallGap: Story = { args: { gap: "small" } };

export const WithSeeAllOnly: Story = { args: { children: [] } };

/** Without a heading the buttons are above the row. */
export const WithoutHeading: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { title: undefined, label: "Open near you" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("region", { name: say(globals, "Open near you") })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: buttonNames(globals).next }));
    await waitFor(() => expect(canvas.getByRole("list").scrollLeft).not.toBe(0));
  },
};

/** Items outside the viewport skip layout and paint, and stay reachable by keyboard. */
export const Thousands: Story = {
  args: { children: cards(Array.from({ length: 300 }, (_, i) => `Kitchen ${i + 1}`)) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    const last = list.lastElementChild!.querySelector("a")!;
    await expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    list.querySelector("a")!.focus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(true));
  },
};

export const LongWords: Story = {
  args: {
    title: "Kitchens that open at dawn and bring breakfast to every part of Doha",
    children: cards(["The Little Kitchen by the Corniche with the Very Long Name", ...english.slice(1, 3)]),
  },
};

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
