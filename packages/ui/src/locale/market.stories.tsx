import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PhoneField } from "../primitives/phone-field/index.js";
import { Price } from "../primitives/price/index.js";
import { AddressCard } from "../widgets/address-card/index.js";
import { kuwait, kuwaitAddress } from "../story-data/kuwait.js";
import {
  authMessages,
  LocaleProvider,
  qatar,
  useFormat,
  useLocale,
  useMessages,
  type Market,
} from "./index.js";

function Sample() {
  const { t } = useMessages();
  const { language } = useLocale();
  const { dateTime } = useFormat();
  return (
    <div className="grid max-w-90 justify-items-start gap-4">
      <Price amount={12_500} decimals="always" className="text-title heading" />
      <time dateTime="2026-11-20T21:30:00Z">
        <bdi>{dateTime("2026-11-20T21:30:00Z")}</bdi>
      </time>
      <PhoneField label={t(authMessages.mobile)} className="w-full" />
      <AddressCard address={kuwaitAddress(language)} full className="w-full" />
    </div>
  );
}

function InMarket({ market }: { market: Market }) {
  const { language } = useLocale();
  return (
    <LocaleProvider language={language} market={market}>
      <Sample />
    </LocaleProvider>
  );
}

/**
 * Currency, time zone, phone prefix, addresses, map, first day of the week and legal notice come from the `market` of `LocaleProvider`, Qatar by default. Amounts are
 * integers in the currency's minor unit in every market.
 */
const meta = { title: "Foundations/Market", component: InMarket } satisfies Meta<typeof InMarket>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Qatar: Story = {
  args: { market: qatar },
  play: async ({ canvas, canvasElement, globals }) => {
    const amount = globals["locale"] === "ar" ? "125.00 ر.ق" : "QAR 125.00";
    await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.getByText("+974")).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=address-card]")).toHaveTextContent(
      /(Zone|منطقة)\D*10/,
    );
  },
};
/** Three decimals. */
export const Kuwait: Story = {
  args: { market: kuwait },
  play: async ({ canvas, globals }) => {
    const amount = globals["locale"] === "ar" ? "12.500 د.ك" : "KWD 12.500";
    await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.getByText(/00:30|12:30 ص/)).toBeVisible();
    await expect(canvas.getByText("+965")).toBeVisible();
    await expect(canvas.getByText(/Block 10|قطعة 10/)).toBeVisible();
  },
};
export const Arabic: Story = { args: { market: kuwait }, globals: { locale: "ar" } };
