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
        "A delivery address: the blue plate, the label, and the directions that help the rider find the door.",
      whenNot:
        "To choose an address use AddressPicker, to enter one AddressForm, for the plate alone AddressPlate.",
      accessibility:
        "The plate is hidden from screen readers because the text repeats it. Address lines keep their own direction, and the phone number reads left to right in Arabic too.",
      do: [
        "Use `full` (phone and note) where the customer checks the delivery details.",
        "Use `framed={false}` inside a container with a border.",
      ],
      dont: [
        "Don't put more than one action at the end; use a menu for more.",
        "Don't show the full address where only the area matters, such as in the header.",
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
