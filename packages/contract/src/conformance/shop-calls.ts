import type { Staff } from "./admin-calls.js";
import { CONTACT_MESSAGE } from "./customer-features.js";
import { checkBills } from "./bills.js";
import { checkCustomers, checkReplies } from "./customers-of-office.js";
import { checkDevices } from "./devices.js";
import { pixel } from "./pixel.js";
import { checkShifts } from "./shifts.js";
import type { TestClient } from "./test-client.js";

const both = (text: string) => ({ en: text, ar: "مطابقة" });
const idsOf = (data: { items?: { id: string }[] } | undefined): string[] =>
  (data?.items ?? []).map(({ id }) => id);

/** Makes calls as the admin: returns the data of a success, undefined otherwise. */
// oxlint-disable-next-line typescript/no-explicit-any
type Act = (name: string, body?: object | null, id?: string) => Promise<any>;

/**
 * Makes a store with a menu, people and content from nothing, as the office does, and takes away what can be deleted. The store
 * stays as a draft that no customer sees.
 */
export async function checkShopCalls(client: TestClient, { admin: token, rider }: Staff): Promise<void> {
  const act: Act = async (name, body = {}, id) => {
    const params = id === undefined ? {} : { params: { id } };
    const input = { token, ...params, ...(body === null ? {} : { body }) };
    return (await client.call(name, input, "success")).data;
  };
  await checkContent(act);
  const access = await act("panelAccess", null);
  const mayCreate = (access?.rights as string[] | undefined)?.includes("store.create");
  client.claim("panelAccess", "behaviour", mayCreate !== false, "an admin lacks the right to create stores");
  await act("panelNow", null);
  await checkInbox(client, token, act);
  await checkCustomers(client, token);
  await checkReplies(client, token);
  await checkVouchers(client, act);
  await checkBills(client, act);
  const category = await act("createCategory", { name: both("Conformance") });
  const store = await act("createStore", { name: both("Conformance") });
  if (category === undefined || store === undefined) return;
  await checkStore(client, act, { token, storeId: store.id, categoryId: category.id });
  await checkMenu(client, act, store.id);
  await checkPeople(client, act, { token, rider, storeId: store.id });
  await checkDevices(client, { token, storeId: store.id });
  await act("deactivateStore", {}, store.id);
  await act("updateCategory", { name: both("Conformant") }, category.id);
  await act("orderCategories", { ids: idsOf(await act("panelCategories", null)) });
  await act("deleteCategory", {}, category.id);
}

async function checkStore(
  client: TestClient,
  act: Act,
  { token, storeId, categoryId }: { token: string; storeId: string; categoryId: string },
): Promise<void> {
  // A draft is shown to nobody, and does not open before it is complete.
  await client.call("store", { params: { id: storeId }, check: "behaviour" }, ["not_found"]);
  const early = { token, params: { id: storeId }, body: {}, check: "behaviour" } as const;
  await client.call("openStore", early, ["store_incomplete"]);
  const twice = { token, body: { id: storeId, name: both("Twin") }, check: "behaviour" } as const;
  await client.call("createStore", twice, ["store_address_taken"]);
  await act("uploadStorePicture", { kind: "product", picture: pixel() }, storeId);
  await act("updateStore", { category_ids: [categoryId] }, storeId);
  const hours = [{ day: 0, open: "10:00", close: "22:00", closes_next_day: false }];
  const timed = await act("updateStoreHours", { opening_hours: hours }, storeId);
  const keeps = timed?.opening_hours.length === 1 && timed.category_ids[0] === categoryId;
  client.claim("updateStoreHours", "behaviour", keeps, "fields that were not sent have changed");
  await act("updateStoreDelivery", { min_order: 1000 }, storeId);
  const read = await act("panelStore", null, storeId);
  client.claim("panelStore", "behaviour", read?.min_order === 1000, "a change of the store is not read");
  const soon = (hoursAhead: number) => new Date(Date.now() + hoursAhead * 3_600_000).toISOString();
  const closed = await act("createClosure", { starts_at: soon(24), ends_at: soon(48) }, storeId);
  const closure = closed?.closures[0]?.id as string | undefined;
  if (closure !== undefined) await act("deleteClosure", {}, closure);
  const dates = { kind: "eid", mode: "replace", first_date: "2099-01-01", last_date: "2099-01-03" };
  const planned = await act("createHoursPlan", dates, storeId);
  const plan = planned?.hours_plans[0]?.id as string | undefined;
  if (plan !== undefined) {
    const moved = await act("changeHoursPlan", { first_date: "2099-01-02", last_date: "2099-01-04" }, plan);
    const isMoved = moved?.hours_plans[0]?.first_date === "2099-01-02";
    client.claim("changeHoursPlan", "behaviour", isMoved, "the plan keeps its dates");
    await act("deleteHoursPlan", {}, plan);
  }
  await act("pauseStore", { until: soon(10) }, storeId);
  await act("resumeStore", {}, storeId);
  const busy = await act("setBusy", { minutes: 10, until: soon(10) }, storeId);
  client.claim("setBusy", "behaviour", busy?.busy?.minutes === 10, "the store is not busy");
  const calm = await act("endBusy", {}, storeId);
  client.claim("endBusy", "behaviour", calm?.busy === null, "the store is still busy");
  const [open] = idsOf(
    (await client.call("panelStores", { token, query: { state: "active" } }, "success")).data,
  );
  if (open !== undefined) await act("openStore", {}, open);
}

async function checkMenu(client: TestClient, act: Act, storeId: string): Promise<void> {
  const section = await act("createSection", { name: both("Conformance") }, storeId);
  const group = await act(
    "createAddonGroup",
    { name: both("Size"), min: 0, max: 1, options: [{ name: both("Large"), price: 100 }] },
    storeId,
  );
  if (section === undefined || group === undefined) return;
  await act("updateSection", { name: both("Conformant") }, section.id);
  await act("orderSections", { ids: idsOf(await act("menuSections", null, storeId)) }, storeId);
  const { name, min, max, options } = group;
  const kept = await act("changeAddonGroup", { name, min, max, options }, group.id);
  const isSame = kept?.options[0]?.id === options[0]?.id;
  client.claim("changeAddonGroup", "behaviour", isSame, "an option did not keep its id");
  await act("menuAddonGroups", null, storeId);
  const product = await act(
    "createProduct",
    { section_id: section.id, name: both("Dish"), price: 1500, addon_group_ids: [group.id] },
    storeId,
  );
  if (product === undefined) return;
  const changed = await act("changeProduct", { price: 1600 }, product.id);
  const keeps = changed?.addon_group_ids[0] === group.id && changed.price === 1600;
  client.claim("changeProduct", "behaviour", keeps, "fields that were not sent have changed");
  const off = await act("setProductAvailability", { available: false, until: "closing" }, product.id);
  const ends = off?.off_since !== null && off?.off_until !== null;
  client.claim("setProductAvailability", "behaviour", ends, "the product is not sold out until closing");
  await act("setProductAvailability", { available: true }, product.id);
  const option = { option_id: options[0]?.id, available: false };
  const without = await act("setOptionAvailability", option, group.id);
  const isOff = without?.options[0]?.in_stock === false;
  client.claim("setOptionAvailability", "behaviour", isOff, "the option is not sold out");
  await act("menuProduct", null, product.id);
  const ids = idsOf(await act("menuProducts", null, storeId));
  await act("orderProducts", { ids }, section.id);
  await act("deleteProduct", {}, product.id);
  await act("deleteAddonGroup", {}, group.id);
  await act("deleteSection", {}, section.id);
}

async function checkPeople(
  client: TestClient,
  act: Act,
  { token, rider, storeId }: { token: string; rider: string | null; storeId: string },
): Promise<void> {
  await act("members", null, storeId);
  const email = `${crypto.randomUUID()}@example.com`;
  await act("joinStore", { role: "counter" }, storeId);
  await act("leaveStore", {}, storeId);
  const invitation = await act("inviteMember", { email, role: "kitchen" }, storeId);
  await act("invitations", null, storeId);
  if (invitation !== undefined) await act("revokeInvitation", {}, invitation.id);
  const [someone] = idsOf(await act("panelRiders", null));
  if (someone !== undefined) await act("changeRider", {}, someone);
  if (rider !== null) await checkShifts(client, { token, rider });
}

/** Answers the message that the suite itself sent from the contact page, and no other. */
async function checkInbox(client: TestClient, token: string, act: Act): Promise<void> {
  const query = { per_page: 50 };
  const { data } = await client.call("inbox", { token, query }, "success");
  const waiting = (data?.items ?? []) as { id: string; message: string }[];
  const own = waiting.find(({ message }) => message === CONTACT_MESSAGE);
  if (own === undefined) return;
  const answered = await act("answerMessage", { answer: "Yes, we do." }, own.id);
  const isAnswered = answered?.answer === "Yes, we do." && answered.done_at !== null;
  client.claim("answerMessage", "behaviour", isAnswered, "the message has no answer");
  const again = { token, params: { id: own.id }, body: { answer: "No" }, check: "behaviour" } as const;
  await client.call("answerMessage", again, ["message_done"]);
  await act("closeMessage", {}, own.id);
}

/** Issues a voucher and takes it back, where the admin may. */
async function checkVouchers(client: TestClient, act: Act): Promise<void> {
  const made = await act("createVoucher", { amount: 100 });
  if (made === undefined) return;
  const isNew = made.amount === 100 && made.redeemed_at === null && made.code.length >= 8;
  client.claim("createVoucher", "behaviour", isNew, "the voucher cannot be redeemed by a code");
  await act("deleteVoucher", {}, made.id);
}

async function checkContent(act: Act): Promise<void> {
  const upload = async (kind: string) =>
    (await act("uploadBrandPicture", { kind, picture: pixel() }))?.id as string | undefined;
  const [en, ar] = [await upload("banner"), await upload("banner")];
  const texts = { title: both("Conformance"), text: both("…"), action: both("See") };
  const banner = await act("createBanner", { ...texts, link: "/", image_ids: { en, ar } });
  if (banner !== undefined) {
    await act("updateBanner", { tone: "dark" }, banner.id);
    await act("orderBanners", { ids: idsOf(await act("panelBanners", null)) });
    await act("deleteBanner", {}, banner.id);
  }
  const parts = [{ name: both("All"), product_ids: [], vendor_ids: [] }];
  const collection = await act("createCollection", { name: both("Conformance"), parts });
  if (collection !== undefined) {
    await act("updateCollection", { name: both("Conformant") }, collection.id);
    await act("orderCollections", { ids: idsOf(await act("panelCollections", null)) });
    await act("deleteCollection", {}, collection.id);
  }
  // Only a page that nobody has written: its own text returns.
  const pages = (await act("panelPages", null))?.items as
    | { id: string; title: object; blocks: object; updated_at: string | null }[]
    | undefined;
  const own = pages?.find((page) => page.updated_at === null);
  if (own === undefined) return;
  await act("writePage", { title: own.title, blocks: own.blocks }, own.id);
  await act("resetPage", {}, own.id);
}
