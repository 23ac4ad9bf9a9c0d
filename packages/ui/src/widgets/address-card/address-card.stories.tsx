import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { AddressCard, type AddressCardProps } from "./address-card.js";

function Example({ at = 0, ...props }: Omit<AddressCardProps, "address"> & { at?: number }) {
  const { language } = useLocale();
  return <AddressCard {...props} address={storyAddresses(language)[at]!} />;
}

const meta = {
  title: "Widgets/Address card",
  component: Example,
  subcomponents: { AddressCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A delivery address as people recognise it: the blue plate, what the customer calls it, and the words that help a rider to find the door.",
      whenNot:
        "To choose between addresses take Address picker. To type one take Address form. For the plate alone take Address plate.",
      accessibility:
        "The plate is hidden from screen readers because the words beside it say the same. The address lines stand whole in their own direction, and the phone reads left to right in Arabic too.",
      do: [
        "Show `full` (phone and note) where the customer checks what the rider gets.",
        "Use `framed={false}` inside something that has an edge already.",
      ],
      dont: [
        "Don't put more than one action at the end; more belong into a menu.",
        "Don't show the full address where only the area matters, such as the header.",
      ],
      keywords: ["location", "delivery address", "home", "work"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPhoneAndNote: Story = { args: { full: true } };
export const LongStreet: Story = { args: { at: 2 } };
export const Unframed: Story = { args: { framed: false } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { full: true } };
