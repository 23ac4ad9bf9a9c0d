import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUpDown, ChevronDown, Ellipsis, Heart, Link2, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LocaleIsland } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { Icon } from "../icon/index.js";
import { IconButton } from "../icon-button/index.js";
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
} from "./index.js";
import type { MenuEntry } from "./menu-entry.js";

const save = fn();
const remove = fn();

const english: MenuEntry[] = [
  { label: "Add to favourites", icon: <Icon of={Heart} />, onSelect: save },
  { label: "Copy link", icon: <Icon of={Link2} />, end: <bdi dir="ltr">/store/7</bdi> },
  { label: "Share", icon: <Icon of={Share2} flip />, disabled: true },
  { label: "See all reviews", href: "#reviews" },
  "separator",
  { label: "Remove address", icon: <Icon of={Trash2} />, danger: true, onSelect: remove },
];
const arabic: MenuEntry[] = [
  { label: "إضافة إلى المفضلة", icon: <Icon of={Heart} />, onSelect: save },
  { label: "نسخ الرابط", icon: <Icon of={Link2} />, end: <bdi dir="ltr">/store/7</bdi> },
  { label: "عرض التقييمات", href: "#reviews" },
  "separator",
  { label: "حذف العنوان", icon: <Icon of={Trash2} />, danger: true, onSelect: remove },
];

const meta = {
  title: "Primitives/Menu",
  component: Menu,
  tags: ["autodocs"],
  args: { trigger: <IconButton icon={Ellipsis} aria-label="More" />, items: english, onOpenChange: fn() },
  decorators: [(Story) => <div className="min-h-100">{Story()}</div>],
  parameters: {
    guide: {
      purpose: "Groups secondary actions behind one button: share, report, sort, remove.",
      whenNot:
        "For the primary action use Button, in a form Select, for site navigation AccountMenu; for more than six entries on phones use Sheet.",
      accessibility:
        "Enter, Space and arrow down open it at the first entry, arrow up at the last; arrows, Home, End and type-ahead move; Esc closes it and returns the focus. Links stay links.",
      do: ["Start each entry with a verb.", "Put destructive entries last, after a separator."],
      dont: ["Do not put the only access to an important action into it.", "Do not nest menus."],
      keywords: ["dropdown", "context menu", "overflow", "kebab", "more", "sort"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (element: HTMLElement) => within(element.ownerDocument.body);

/** Operated entirely by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    save.mockClear();
    const button = canvas.getByRole("button", { name: "More" });
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const menu = await page(canvasElement).findByRole("menu", { name: "More" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const items = within(menu).getAllByRole("menuitem");
    await waitFor(() => expect(items[0]).toHaveFocus());
    await expect(items[0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    // Disabled entries are skipped.
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(items[3]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(items[4]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(items[0]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await expect(page(canvasElement).queryByRole("menu")).toBeNull();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(page(canvasElement).getAllByRole("menuitem").at(-1)).toHaveFocus());
    await userEvent.keyboard("{Home}{Enter}");
    await expect(save).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Opened by pointer; the button or a click outside closes it. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    await page(canvasElement).findByRole("menu");
    await userEvent.click(button);
    await waitFor(() => expect(page(canvasElement).queryByRole("menu")).toBeNull());
    await userEvent.click(button);
    await page(canvasElement).findByRole("menu");
    await userEvent.click(canvasElement);
    await waitFor(() => expect(page(canvasElement).queryByRole("menu")).toBeNull());
    await userEvent.click(button);
    const link = await page(canvasElement).findByRole("menuitem", { name: "See all reviews" });
    await expect(link).toHaveAttribute("href", "#reviews");
  },
};

function Sorting() {
  const [by, setBy] = useState("near");
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="outline"
          size="small"
          icon={<Icon of={ArrowUpDown} />}
          end={<Icon of={ChevronDown} />}
        >
          Sort
        </Button>
      }
      items={[
        {
          label: "Sort by",
          value: by,
          onValueChange: setBy,
          choices: [
            { value: "near", label: "Nearest first" },
            { value: "rated", label: "Best rated" },
            { value: "fee", label: "Lowest fee" },
          ],
        },
      ]}
    />
  );
}

/** Single choice: the selected entry is checked. */
export const Choices: Story = {
  render: () => <Sorting />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Sort" });
    await userEvent.click(button);
    const body = page(canvasElement);
    await expect(await body.findByRole("menuitemradio", { name: "Nearest first" })).toBeChecked();
    await waitFor(() => expect(body.getByRole("group", { name: "Sort by" })).toBeVisible());
    await userEvent.click(body.getByRole("menuitemradio", { name: "Lowest fee" }));
    await waitFor(() => expect(body.queryByRole("menu")).toBeNull());
    await userEvent.click(button);
    await expect(await body.findByRole("menuitemradio", { name: "Lowest fee" })).toBeChecked();
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: {
    items: [
      { label: "Tell the restaurant that the order of the twenty-first of November arrived cold", end: "3" },
      ...english,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const menu = await page(canvasElement).findByRole("menu");
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Type-ahead moves to the matching entry. */
export const TypingAhead: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page(canvasElement).getAllByRole("menuitem")[0]).toHaveFocus());
    await userEvent.keyboard("rem");
    await waitFor(() =>
      expect(page(canvasElement).getByRole("menuitem", { name: "Remove address" })).toHaveFocus(),
    );
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { trigger: <IconButton icon={Ellipsis} aria-label="المزيد" />, items: arabic },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "المزيد" });
    await userEvent.click(button);
    const menu = await page(canvasElement).findByRole("menu", { name: "المزيد" });
    await expect(menu).toHaveAttribute("dir", "rtl");
    await waitFor(() =>
      expect(
        Math.abs(menu.getBoundingClientRect().right - button.getBoundingClientRect().right),
      ).toBeLessThan(2),
    );
  },
};

/** Inside a region of another language the panel keeps that language, although it is portalled to the body. */
export const Island: Story = {
  globals: { locale: "en" },
  render: () => (
    <LocaleIsland language="ar">
      <Menu trigger={<IconButton icon={Ellipsis} aria-label="المزيد" />} items={arabic} />
    </LocaleIsland>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await page(canvasElement).findByRole("menu")).toHaveAttribute("lang", "ar");
  },
};

const composedTexts = {
  en: {
    more: "More",
    save: "Add to favourites",
    sort: "Sort by",
    near: "Nearest first",
    rated: "Best rated",
    open: "Open now",
    remove: "Remove address",
  },
  ar: {
    more: "المزيد",
    save: "إضافة إلى المفضلة",
    sort: "الترتيب حسب",
    near: "الأقرب أولًا",
    rated: "الأعلى تقييمًا",
    open: "المفتوح الآن",
    remove: "حذف العنوان",
  },
};
const composedIn = (globals: Record<string, unknown>) =>
  composedTexts[globals["locale"] === "ar" ? "ar" : "en"];

function ComposedMenu({ text }: { text: (typeof composedTexts)["en"] }) {
  const [sort, setSort] = useState("near");
  const [isOpenOnly, setOpenOnly] = useState(true);
  return (
    <MenuRoot defaultOpen>
      <MenuTrigger asChild>
        <IconButton icon={Ellipsis} aria-label={text.more} />
      </MenuTrigger>
      <MenuContent>
        <MenuItem icon={<Icon of={Heart} />} onSelect={save}>
          {text.save}
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup aria-label={text.sort} value={sort} onValueChange={setSort}>
          <MenuLabel>{text.sort}</MenuLabel>
          <MenuRadioItem value="near">{text.near}</MenuRadioItem>
          <MenuRadioItem value="rated">{text.rated}</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuCheckboxItem checked={isOpenOnly} onCheckedChange={setOpenOnly}>
          {text.open}
        </MenuCheckboxItem>
        <MenuItem icon={<Icon of={Trash2} />} danger onSelect={remove}>
          {text.remove}
        </MenuItem>
      </MenuContent>
    </MenuRoot>
  );
}

/** Composed of its parts: actions, a choice and a setting in one menu, open from the start, which keeps its own state. */
export const Composed: Story = {
  render: (_, { globals }) => <ComposedMenu text={composedIn(globals)} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const text = composedIn(globals);
    save.mockClear();
    const menu = await page(canvasElement).findByRole("menu", { name: text.more });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await expect(within(menu).getByRole("menuitemradio", { name: text.near })).toBeChecked();
    await userEvent.keyboard("{Home}{Enter}");
    await expect(save).toHaveBeenCalledOnce();
    await waitFor(() => expect(page(canvasElement).queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("button", { name: text.more })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await page(canvasElement).findByRole("menuitemradio", { name: text.rated }));
    await waitFor(() => expect(page(canvasElement).queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(await page(canvasElement).findByRole("menuitemradio", { name: text.rated })).toBeChecked();
  },
};
