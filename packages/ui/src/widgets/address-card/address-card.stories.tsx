import type { Meta, StoryObj } from "@storybook/react-vite";
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
  tags: ["autodocs"],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPhoneAndNote: Story = { args: { full: true } };
export const LongStreet: Story = { args: { at: 2 } };
export const Unframed: Story = { args: { framed: false } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { full: true } };
