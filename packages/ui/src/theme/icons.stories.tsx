import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Bike,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Clock,
  Globe,
  Heart,
  House,
  MapPin,
  Minus,
  Plus,
  ReceiptText,
  Search,
  Share2,
  ShoppingBag,
  Star,
  TicketPercent,
  Trash2,
  User,
  Wallet,
  X,
  type LucideIcon,
} from "lucide-react";
import { expect } from "storybook/test";
import { Icon, iconSizes } from "../primitives/icon/index.js";

/** Lucide, by line. Arrows, chevrons, share and the rider mirror in RTL; clocks, search and logos never. */
const meta = { title: "Foundations/Icons" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icons: ReadonlyArray<readonly [name: string, icon: LucideIcon, flips?: boolean]> = [
  ["home", House],
  ["search", Search],
  ["orders", ReceiptText],
  ["favourite", Heart],
  ["profile", User],
  ["cart", ShoppingBag],
  ["notifications", Bell],
  ["place", MapPin],
  ["language", Globe],
  ["time", Clock],
  ["rating", Star],
  ["coupon", TicketPercent],
  ["wallet", Wallet],
  ["delivery", Bike, true],
  ["share", Share2, true],
  ["back", ArrowLeft, true],
  ["go", ArrowRight, true],
  ["previous", ChevronLeft, true],
  ["next", ChevronRight, true],
  ["more", Plus],
  ["less", Minus],
  ["remove", Trash2],
  ["close", X],
  ["wrong", CircleAlert],
];

/** One icon per meaning. */
export const Meanings: Story = {
  render: () => (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-5">
      {icons.map(([name, icon, flips = false]) => (
        <li key={name} className="grid justify-items-center gap-2 text-center">
          <Icon of={icon} flip={flips} size="large" data-testid={name} />
          <span dir="ltr" lang="en" className="text-caption">
            {name}
            {flips && <span className="block text-muted">mirrors</span>}
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, globals }) => {
    const mirrored = (name: string) => getComputedStyle(canvas.getByTestId(name)).scale.startsWith("-1");
    await expect(mirrored("next")).toBe(globals["locale"] === "ar");
    await expect(mirrored("time")).toBe(false);
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      {iconSizes.map((size) => (
        <span key={size} className="grid justify-items-center gap-2">
          <Icon of={ShoppingBag} size={size} />
          <span dir="ltr" lang="en" className="text-caption">
            {size}
          </span>
        </span>
      ))}
    </div>
  ),
};

export const Arabic: Story = { ...Meanings, globals: { locale: "ar" } };
