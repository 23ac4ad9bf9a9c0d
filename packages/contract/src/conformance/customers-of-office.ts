import { UNKNOWN_ID } from "./browsing.js";
import type { TestClient } from "./test-client.js";

/** Finds the customer of an order by its code, reads and notes. An order that the suite itself placed has one. */
export async function checkCustomers(client: TestClient, token: string): Promise<void> {
  const nobody = { token, body: { text: `${crypto.randomUUID()}@example.com` } };
  const none = await client.call("findCustomers", nobody, "success");
  client.claim(
    "findCustomers",
    "behaviour",
    (none.data?.items as unknown[] | undefined)?.length === 0,
    "customers are found by an address that nobody has",
  );
  const unknown = { token, params: { id: UNKNOWN_ID }, check: "unknown ids" } as const;
  await client.call("panelCustomer", unknown, ["not_found"]);
  await client.call("addCustomerNote", { ...unknown, body: { text: "Conformance" } }, ["not_found"]);
  const { data } = await client.call("panelOrders", { token }, "success");
  const [order] = (data?.items ?? []) as { order_code: string }[];
  if (order === undefined) return;
  const found = await client.call("findCustomers", { token, body: { text: order.order_code } }, "success");
  const [customer] = (found.data?.items ?? []) as { id: string }[];
  if (customer === undefined) return;
  const params = { id: customer.id };
  const read = await client.call("panelCustomer", { token, params }, "success");
  const isTheirs = ((read.data?.orders ?? []) as unknown[]).length > 0;
  client.claim("panelCustomer", "behaviour", isTheirs, "a customer who ordered has no orders");
  const text = "Conformance";
  const noted = await client.call("addCustomerNote", { token, params, body: { text } }, "success");
  const [note] = (noted.data?.notes ?? []) as { text: string }[];
  client.claim("addCustomerNote", "behaviour", note?.text === text, "the note is not the newest");
}

/** Replies to a review and takes the reply back. */
export async function checkReplies(client: TestClient, token: string): Promise<void> {
  const { data } = await client.call("panelReviews", { token, query: { per_page: 1 } }, "success");
  const [review] = (data?.items ?? []) as { id: string }[];
  const id = review?.id ?? UNKNOWN_ID;
  const codes = review === undefined ? (["not_found"] as const) : "success";
  const reply = (body: object) => client.call("replyToReview", { token, params: { id }, body }, codes);
  const made = await reply({ text: "Thank you." });
  if (review === undefined) return;
  const said = (made.data?.reply as { text: string } | null | undefined)?.text;
  client.claim("replyToReview", "behaviour", said === "Thank you.", "the reply is not there");
  const gone = (await reply({})).data?.reply;
  client.claim("replyToReview", "behaviour", gone === null, "the reply was not taken back");
}
