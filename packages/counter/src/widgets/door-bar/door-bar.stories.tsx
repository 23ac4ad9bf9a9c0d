import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock, ListOrdered, UtensilsCrossed } from "lucide-react";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { DoorBar } from "./door-bar.js";

const meta = {
  title: "Counter/Widgets/Door bar",
  component: DoorBar,
  tags: ["autodocs"],
  args: {
    name: "Beit Sitti",
    status: "Paused until 20:00",
    links: [
      { href: "/", label: "Orders", icon: ListOrdered, current: true },
      { href: "/menu", label: "Menu today", icon: UtensilsCrossed, current: false },
      { href: "/hours", label: "Hours", icon: Clock, current: false },
    ],
  },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "fullscreen",
    arabic: {
      "Beit Sitti": "بيت ستّي",
      "Paused until 20:00": "متوقف حتى 20:00",
      Orders: "الطلبات",
      "Menu today": "قائمة اليوم",
      Hours: "الساعات",
    },
    guide: {
      purpose: "The bar of a door: whose it is, where one is, what works, and what time it is.",
      whenNot: "Customers have the bar of packages/ui.",
      accessibility: "A banner with a navigation; the current screen is marked.",
      do: ["Keep what works to one quiet chip"],
      dont: ["Do not put an act on an order here"],
      keywords: ["header", "app bar"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DoorBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With one screen there is nothing to choose from. */
export const OneScreen: Story = { args: { links: [], status: undefined } };

export const Arabic: Story = { globals: { locale: "ar" } };
