// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { CartSuggestions } from "./cart-suggestions.js";

it("stays an add button while the product is being added", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.body.appendChild(document.createElement("div"));
  const onAdd = vi.fn((): unknown => new Promise(() => undefined));
  await act(async () =>
    createRoot(container).render(
      <LocaleProvider language="en">
        <CartSuggestions products={[{ id: "p", name: "Karak", image: null, price: 500, onAdd }]} />
      </LocaleProvider>,
    ),
  );
  const add = container.querySelector<HTMLElement>("[data-slot=stepper-more]")!;
  await act(async () => add.click());
  expect(onAdd).toHaveBeenCalledOnce();
  expect(container.querySelector("[data-slot=stepper-less]")).toBeNull();
});
