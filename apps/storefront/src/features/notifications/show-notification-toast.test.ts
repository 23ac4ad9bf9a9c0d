// @vitest-environment jsdom
import { createOrder } from "@talabee/contract";
import { toast } from "@talabee/ui/primitives/toast";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showStreamedNotification } from "./show-notification-toast.js";
import { createShop } from "../../platform/shop.js";

const received = { id: "n1", title: "We received your order", body: "Beit Sitti", link: "/orders/o1" };
const titles = () => toast.snapshot().flatMap(({ open, title }) => (open ? [title] : []));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
});
afterEach(() => {
  toast.dismiss();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

it("shows a notification of another page at once", () => {
  showStreamedNotification(createShop(), received);
  expect(titles()).toEqual(["We received your order"]);
});

it("does not repeat what the page of the order being placed shows", async () => {
  const shop = createShop();
  let answer = (_: unknown) => {};
  void shop.queryClient
    .getMutationCache()
    .build(shop.queryClient, {
      mutationKey: [createOrder.path],
      meta: { call: createOrder },
      mutationFn: () => new Promise((done) => (answer = done)),
    })
    .execute({});
  await vi.advanceTimersByTimeAsync(0);
  showStreamedNotification(shop, received);
  expect(titles()).toEqual([]);
  answer({ data: {}, message: "Order sent" });
  await vi.advanceTimersByTimeAsync(0);
  window.history.replaceState(null, "", "/orders/o1/track");
  await vi.advanceTimersByTimeAsync(2000);
  expect(titles()).toEqual(["Order sent"]);
});
