// @vitest-environment jsdom
import { authActions, takeIntent } from "@talabee/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { appWithFetch } from "../../test/client-app.js";
import { ensureFavourite, setFavourite } from "./favourites.js";

const { app } = appWithFetch((address) => fetchFromServer(address));

/** State of the fake server: whether its one store is a favourite, and the toggles it has to answer. */
let isFavourite: boolean;
let answers: (() => void)[];
let toggles: number;

beforeEach(() => {
  isFavourite = false;
  answers = [];
  toggles = 0;
  app.store.dispatch(authActions.loggedIn({ token: "token", user: { id: "u1" } as never }));
});
afterEach(() => {
  app.store.dispatch(authActions.loggedOut());
  app.queryClient.clear();
});

const STORE = {
  id: "v1",
  name: "Bayt",
  logo: null,
  brand_color: "#8a3b1e",
  cover: null,
  rating: 0,
  reviews_count: 0,
  cuisines: [],
  tags: [],
  is_open: true,
  opens_at: null,
  closes_at: null,
  min_order: 0,
  delivery_fee: 0,
  free_delivery_over: null,
  delivery_time: { min: 10, max: 20 },
  order_types: ["delivery"],
  offer: null,
};
const answer = (data: unknown) =>
  new Response(JSON.stringify({ message: "", data }), { headers: { "content-type": "application/json" } });
function fetchFromServer(address: string): Promise<Response> {
  if (!address.includes("/toggle")) {
    const items = isFavourite ? [{ type: "store", store: STORE }] : [];
    return Promise.resolve(answer({ items, next_cursor: null }));
  }
  toggles++;
  return new Promise((done) => {
    answers.push(() => {
      isFavourite = !isFavourite;
      done(answer({ active: isFavourite }));
    });
  });
}
const press = (saved: boolean) => setFavourite(app, "store", "v1", saved, "/");
/** Answers open toggles until the change has settled. */
async function settle(first: Promise<unknown>): Promise<void> {
  let isDone = false;
  void first.then(() => (isDone = true));
  while (!isDone) {
    await vi.waitFor(() => expect(isDone || answers.length > 0).toBe(true));
    answers.shift()?.();
    await new Promise((next) => setTimeout(next));
  }
}

const sent = (count: number) => vi.waitFor(() => expect(toggles).toBe(count));

it("ends in the state of the last press, with as few calls as possible", async () => {
  const twice = press(true);
  await sent(1);
  void press(false);
  await settle(twice);
  expect([isFavourite, toggles]).toEqual([false, 2]);

  const thrice = press(true);
  await sent(3);
  void press(false);
  void press(true);
  await settle(thrice);
  expect([isFavourite, toggles]).toEqual([true, 3]);
});

it("keeps an existing favourite that was pressed before the list was loaded", async () => {
  isFavourite = true;
  await press(true);
  expect([isFavourite, toggles]).toEqual([true, 0]);
});

it("shows a confirmed favourite although a list that was read before it arrives after it", async () => {
  const key = ["favourites", "ids", app.language.get()];
  await app.queryClient.prefetchQuery({ queryKey: key, queryFn: () => [] });
  const older = Promise.withResolvers<string[]>();
  void app.queryClient
    .fetchQuery({ queryKey: key, queryFn: () => older.promise, staleTime: 0 })
    .catch(() => undefined);
  const pressed = press(true);
  await sent(1);
  answers.shift()!();
  await pressed;
  older.resolve([]);
  await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(app.queryClient.getQueryData(key)).toEqual(["store v1"]);
});

it("keeps an existing favourite when it is replayed after the sign-in", async () => {
  isFavourite = true;
  await ensureFavourite(app, "store", "v1");
  expect([isFavourite, toggles]).toEqual([true, 0]);
});

it("keeps a signed-out press for after the sign-in", async () => {
  app.store.dispatch(authActions.loggedOut());
  expect(await setFavourite(app, "product", "p1", true, "/collection/c1")).toBe("sign-in-first");
  expect(toggles).toBe(0);
  expect(takeIntent(app.sessionStorage, new Date())).toEqual({
    kind: "favourite",
    type: "product",
    id: "p1",
    returnTo: "/collection/c1",
  });
});
