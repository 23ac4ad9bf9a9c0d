// The page that cards.mjs measures. `CARDS` is the module of the cards.
import { useCallback, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Product, Provider } from "CARDS";

const img = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#cde"/></svg>')}`;
const grid = { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))", gap: 12 };
const products = (count) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: `Product ${id}`,
    price: 10 + (id % 90),
    badge: id % 3 ? "New" : "Sale",
    rating: 1 + (id % 5),
    img,
  }));

const api = {};
function Grid({ items }) {
  const [quantities, setQuantities] = useState({});
  const setQuantity = useCallback((id, quantity) => setQuantities((all) => ({ ...all, [id]: quantity })), []);
  useLayoutEffect(() => {
    api.setQuantity = setQuantity;
  }, [setQuantity]);
  return (
    <div style={grid}>
      {items.map((p) => (
        <Product key={p.id} p={p} qty={quantities[p.id] ?? 1} onQty={setQuantity} />
      ))}
    </div>
  );
}

const box = document.body.appendChild(document.createElement("div"));
window.bench = {
  /** Mounts cards and lays them out; returns the number of elements. */
  mount(count) {
    const items = products(count);
    const root = createRoot(box);
    flushSync(() =>
      root.render(
        <Provider>
          <Grid items={items} />
        </Provider>,
      ),
    );
    box.getBoundingClientRect();
    return box.getElementsByTagName("*").length;
  },
  /** Changes one quantity; all cards render again. */
  update(id, quantity) {
    flushSync(() => api.setQuantity(id, quantity));
    box.getBoundingClientRect();
  },
};
