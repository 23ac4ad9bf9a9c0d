import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { useOrderSummary } from "./receipt.js";

const order = {
  subtotal: 1020,
  discount: 0,
  coupon_code: null,
  delivery_fee: 0,
  order_total: 1020,
  wallet_applied: 0,
  amount_due: 1025,
};

function Lines({ orderType }: { orderType?: "pickup" | "dine_in" | undefined }) {
  const { lines } = useOrderSummary()({ ...order, order_type: orderType });
  return lines.map(({ kind, amount }) => `${kind} ${amount}; `).join("");
}

it("shows the rounding of cash, so that the lines add up to what was paid (REQ-MONEY-21)", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <Lines />
    </LocaleProvider>,
  );
  expect(html).toContain("subtotal 1020; delivery_fee 0; rounding 5; ");
});

it.each(["pickup", "dine_in"] as const)("has no line for the delivery of a %s", (orderType) => {
  const html = renderToString(
    <LocaleProvider language="en">
      <Lines orderType={orderType} />
    </LocaleProvider>,
  );
  expect(html).toContain("subtotal 1020; rounding 5; ");
});
