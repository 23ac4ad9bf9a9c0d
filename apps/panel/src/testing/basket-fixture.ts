import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

/** Registers the hooks of a test file: a panel without orders before each test. */
export function setUpBasketTests(): void {
  beforeAll(async () => void (test = await createTestPanel()));
  afterAll(() => test.close());
  beforeEach(() => test.forgetOrders());
}

export const PATH = "/api/family/basket/order";
export const statusAndCode = ({ status, body }: { status: number; body: { code: string } }) => [
  status,
  body.code,
];

export async function createFamily(others = 1) {
  const owner = await test.person();
  const created = await test.post("/api/family/create", { name: "Al Kuwari" }, owner);
  const members: Person[] = [];
  for (let i = 0; i < others; i++) {
    const member = await test.person();
    await test.post("/api/family/join", { code: created.body.data.invite_code }, member);
    members.push(member);
  }
  return { owner, members, member: members[0]!, id: created.body.data.family.id as string };
}

export async function add(someone: Person, product_id: string, quantity = 1, fields: object = {}) {
  const answer = await test.post("/api/family/basket/add", { product_id, quantity, ...fields }, someone);
  expect([product_id, answer.status]).toEqual([product_id, 200]);
  return answer.body.data;
}

export const quote = async (someone: Person, fields: object = {}) =>
  (await test.post("/api/family/basket/quote", { order_type: "pickup", ...fields }, someone)).body.data;

/** Form of an order of the current basket. */
export async function formOf(someone: Person, fields: object = {}) {
  const form = { order_type: "pickup", payment_method: "cod", ...fields };
  return { ...form, quote_hash: (await quote(someone, form)).quote_hash as string };
}

export const place = async (someone: Person, fields: object = {}, key: string = randomUUID()) =>
  test.post(PATH, await formOf(someone, fields), { ...someone, key });
