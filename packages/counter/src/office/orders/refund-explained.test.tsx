// @vitest-environment jsdom
import { LocaleProvider } from "@talabee/ui/locale";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RefundExplained } from "./refund-explained.js";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(() => root.unmount()));

/** The last two are of one product, each with its own extras. */
const items = [
  { id: "karak", name: "Karak", quantity: 1, line_total: 2500 },
  { id: "plain", name: "Machboos", quantity: 1, line_total: 2500 },
  { id: "spicy", name: "Machboos", quantity: 1, line_total: 2500 },
];

function show(chosen: readonly string[]): string[] {
  const amount = 2500 * chosen.length;
  const lines = chosen.map((id) => ({ id, quantity: 1, amount: 2500 }));
  const preview = { amount, to_wallet: 0, to_card: amount, to_cash: 0, lines, fees: 0, rest: 0 };
  act(() =>
    root.render(
      <LocaleProvider language="en">
        <RefundExplained
          items={items}
          preview={preview}
          store="Bayt Al Machboos"
          reason="missing"
          restock={false}
          hasCoupon={false}
        />
      </LocaleProvider>,
    ),
  );
  return [...document.querySelectorAll("[data-slot=refund-sums] dd")].map((sum) => sum.textContent);
}

it("says each of two lines of one product once, also when a line before them is taken back", () => {
  expect(show(["karak", "plain", "spicy"])).toHaveLength(4);
  // The two lines, and what goes back to the card.
  expect(show(["plain", "spicy"])).toHaveLength(3);
});
