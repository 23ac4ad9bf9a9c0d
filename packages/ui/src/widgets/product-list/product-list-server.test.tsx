import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import type { ProductCardData } from "../product-card/index.js";
import { ProductList } from "./product-list.js";

const product: ProductCardData = {
  id: "p1",
  vendor_id: "v1",
  name: "Karak",
  description: "Tea, milk and cardamom",
  price: 1200,
  sale_price: null,
  on_sale: false,
  in_stock: true,
  stock_left: null,
  max_quantity: 10,
  image: null,
  has_addons: false,
};

it("has no skeletons in the noscript: nothing would replace them", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <ProductList lazy products={[product]} pendingCount={20} productHref={({ id }) => `/${id}`} />
    </LocaleProvider>,
  );
  expect(html.match(/product-card"/g)).toHaveLength(1);
  expect(html).not.toContain("skeleton");
});
