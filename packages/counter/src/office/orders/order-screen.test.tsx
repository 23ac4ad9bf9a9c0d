import type { CallData, panelOrder } from "@talabee/contract";
import { LocaleProvider } from "@talabee/ui/locale";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OfficeProvider } from "../office-context.js";
import { OrderScreen } from "./order-screen.js";

/** An order that has been handed over, of somebody who gave nothing but their name. */
const order = {
  id: "order-1",
  order_code: "TB-1",
  order_status: "delivered",
  order_type: "pickup",
  payment_status: "paid",
  payment_method: "cod",
  vendor: { id: "bayt", name: "Bayt Al Machboos" },
  customer: { name: "Noor", phone: null },
  items: [],
  timeline: [],
  coupon_code: null,
  subtotal: 2500,
  discount: 0,
  delivery_fee: 0,
  service_fee: 0,
  tax: 0,
  order_total: 2500,
  wallet_applied: 0,
  rounding: 0,
  amount_due: 2500,
  address: null,
  table_number: null,
  rider: null,
  created_at: "2026-11-29T16:40:00.000Z",
  scheduled_at: null,
  eta: null,
  note: null,
} as unknown as CallData<typeof panelOrder>;

it("names nothing that an order does not have", () => {
  const office = {
    access: {} as never,
    may: () => true,
    path: "/orders/order-1",
    query: new URLSearchParams(),
    go: () => undefined,
  };
  const markup = renderToStaticMarkup(
    <LocaleProvider language="en">
      <OfficeProvider value={office}>
        <OrderScreen order={order} refunds={[]} />
      </OfficeProvider>
    </LocaleProvider>,
  );
  expect(markup).toContain("Noor");
  expect(markup).not.toContain("<dd></dd>");
});
