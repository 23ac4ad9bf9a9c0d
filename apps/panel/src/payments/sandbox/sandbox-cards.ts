import type { Queries } from "../../db/database.js";
import { type SandboxCard, SandboxRefusal, type TypedCard } from "./sandbox-objects.js";
import { insertRecord, newId, readRecord } from "./sandbox-records.js";
import { TEST_CARDS } from "./test-cards.js";

/** Creates a one-time token for a test card. Throws {@link SandboxRefusal} for any other number. */
export async function createCardToken(queries: Queries, typed: TypedCard): Promise<SandboxCard> {
  const testCard = TEST_CARDS.find(({ number }) => number === typed.number);
  if (testCard === undefined) throw new SandboxRefusal(400, "not_a_test_card");
  const token = newId("tok");
  return insertRecord(queries, null, {
    id: token,
    token,
    customer: null,
    brand: testCard.brand,
    last4: testCard.number.slice(-4),
    exp_month: typed.expMonth,
    exp_year: typed.expYear,
    behaviour: testCard.behaviour,
  });
}

/** Turns a one-time token into a saved card of a customer, once. Throws {@link SandboxRefusal} for a declined card. */
export async function saveCard(queries: Queries, token: string, customer: string): Promise<SandboxCard> {
  if (!token.startsWith("tok_")) throw new SandboxRefusal(404, "unknown");
  const typed = await readRecord<SandboxCard>(queries, token);
  if (typed.behaviour === "decline" || typed.behaviour === "no_funds") {
    throw new SandboxRefusal(402, "declined");
  }
  const card = await insertRecord(queries, `card ${token}`, { ...typed, id: newId("card"), customer });
  if (card.customer !== customer) throw new SandboxRefusal(409, "token_used");
  return card;
}
