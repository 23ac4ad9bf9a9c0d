import { afterAll, beforeAll, expect } from "vitest";
import { createTestPanel, type Person, type TestPanel } from "./test-panel.js";

export let test: TestPanel;

/** Registers the hooks of a test file: a panel. */
export function setUpFamilyTests(): void {
  beforeAll(async () => void (test = await createTestPanel()));
  afterAll(() => test.close());
}

export const stateOf = async (someone: Person) => (await test.get("/api/family", someone)).body.data;
export const join = (someone: Person, code: string) => test.post("/api/family/join", { code }, someone);
export const leave = (someone: Person) => test.post("/api/family/leave", {}, someone);

export const addTea = (someone: Person, quantity = 1) =>
  test.post("/api/family/basket/add", { product_id: "spice.tea", quantity }, someone);

export const statusAndCode = ({ status, body }: { status: number; body: { code: string } }) => [
  status,
  body.code,
];

/** A family with an owner and further members, in the order of joining. */
export async function createFamily(others = 1) {
  const owner = await test.person();
  const created = await test.post("/api/family/create", { name: "Al Kuwari" }, owner);
  const code: string = created.body.data.invite_code;
  const members: Person[] = [];
  for (let i = 0; i < others; i++) {
    const member = await test.person();
    expect((await join(member, code)).status).toBe(200);
    members.push(member);
  }
  return { owner, members, member: members[0]!, code };
}
