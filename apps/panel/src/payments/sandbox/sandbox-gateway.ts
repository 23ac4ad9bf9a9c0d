import { resultTokenOf } from "./result-token.js";
import { createCardToken, saveCard } from "./sandbox-cards.js";
import { changePayment, chargePayment, declinePayment, endPayment } from "./sandbox-charges.js";
import { deliverMessage, enqueueMessage } from "./sandbox-messages.js";
import {
  LostResponse,
  type SandboxCard,
  type SandboxCardPage,
  type SandboxDependencies,
  type SandboxPayment,
  type SandboxRefund,
  SandboxRefusal,
  type TypedCard,
} from "./sandbox-objects.js";
import {
  deleteRecord,
  insertRecord,
  loadSecret,
  newId,
  readRecord,
  updateRecord,
} from "./sandbox-records.js";
import { TEST_CARDS } from "./test-cards.js";

type NewPayment = Pick<
  SandboxPayment,
  "reference" | "amount" | "description" | "language" | "return_url" | "by_card" | "customer"
>;

export type SandboxGateway = Awaited<ReturnType<typeof createSandboxGateway>>;

/**
 * A small payment gateway for demos and tests. It shares no data with the panel, takes cards on its own pages, and reports
 * outcomes by signed webhooks that it repeats until they are accepted. The test card decides what happens.
 */
export async function createSandboxGateway(dependencies: SandboxDependencies) {
  const { db, clock, jobs } = dependencies;
  const secret = await loadSecret(db);

  return {
    secret,
    readPayment: (id: string) => readRecord<SandboxPayment>(db, id),

    async createPayment(key: string, payment: NewPayment): Promise<SandboxPayment> {
      return insertRecord(db, `payment ${key}`, {
        id: newId("pay"),
        ...payment,
        state: "open" as const,
        reason: null,
        refunded: 0,
        due: null,
      });
    },

    /** Charges a saved card, once. Throws {@link LostResponse} if the card simulates that. */
    async chargeCard(id: string, cardId: string): Promise<SandboxPayment> {
      const card = await readRecord<SandboxCard>(db, cardId);
      let isCharged = false;
      const payment = await changePayment(dependencies, id, async (locked, tx) => {
        if (!locked.by_card) throw new SandboxRefusal(409, "not_by_card");
        if (locked.state !== "open") return;
        isCharged = true;
        await chargePayment(dependencies, tx, locked, card.behaviour);
      });
      if (isCharged && card.behaviour === "lost") throw new LostResponse();
      return payment;
    },

    /**
     * The customer pays on the page, and may choose to save the card. Throws {@link LostResponse}, after the money was
     * taken, if the card simulates that.
     */
    async payOnPage(id: string, typed: TypedCard, mustSave = false): Promise<SandboxPayment> {
      const card = TEST_CARDS.find(({ number }) => number === typed.number);
      if (card === undefined) throw new SandboxRefusal(400, "not_a_test_card");
      const keep = mustSave ? (await createCardToken(db, typed)).token : null;
      const payment = await changePayment(dependencies, id, async (locked, tx) => {
        if (locked.state !== "open" || locked.by_card) return;
        locked.keep = keep;
        await chargePayment(dependencies, tx, locked, card.behaviour);
      });
      if (card.behaviour === "lost" && payment.state === "succeeded") throw new LostResponse();
      return payment;
    },

    /** The customer confirms or refuses the payment at the bank (3-D Secure). */
    async answerCheck(id: string, isConfirmed: boolean): Promise<SandboxPayment> {
      return changePayment(dependencies, id, async (payment, tx) => {
        if (payment.state !== "check") return;
        await (isConfirmed
          ? endPayment(dependencies, tx, payment, "succeeded")
          : declinePayment(dependencies, tx, payment, "check_failed"));
      });
    },

    async cancelPayment(id: string): Promise<SandboxPayment> {
      return changePayment(dependencies, id, async (payment, tx) => {
        if (payment.state === "open" || payment.state === "check")
          await endPayment(dependencies, tx, payment, "canceled");
      });
    },

    /** Completes the charge of a slow bank once it is due. */
    async completeSlowCharge(id: string): Promise<void> {
      await changePayment(dependencies, id, async (payment, tx) => {
        if (payment.state === "processing" && payment.due !== null && payment.due <= clock().getTime()) {
          await endPayment(dependencies, tx, payment, "succeeded");
        }
      });
    },

    async refund(
      id: string,
      key: string,
      request: { amount: number; reference: string },
    ): Promise<SandboxRefund> {
      let refund: SandboxRefund | undefined;
      await changePayment(dependencies, id, async (payment, tx) => {
        const fresh: SandboxRefund = { id: newId("ref"), payment: id, state: "succeeded", ...request };
        refund = await insertRecord(tx, `refund ${key}`, fresh);
        if (refund.id !== fresh.id) return;
        if (payment.state !== "succeeded" || payment.refunded + request.amount > payment.amount) {
          throw new SandboxRefusal(409, "not_refundable");
        }
        payment.refunded += request.amount;
        await enqueueMessage(dependencies, tx, "refund.succeeded", refund);
      });
      return refund!;
    },

    createCardToken: (typed: TypedCard) => createCardToken(db, typed),

    saveCard: (token: string, customer: string) => saveCard(db, token, customer),

    /** The card that the customer chose to save while paying; null if there is none. */
    async savedCardOf(id: string): Promise<SandboxCard | null> {
      const { state, keep, customer } = await readRecord<SandboxPayment>(db, id);
      return state === "succeeded" && keep && customer ? saveCard(db, keep, customer) : null;
    },

    readRefund: (id: string) => readRecord<SandboxRefund>(db, id),

    async openCardPage(key: string, page: Omit<SandboxCardPage, "id" | "card">): Promise<SandboxCardPage> {
      return insertRecord<SandboxCardPage>(db, `card page ${key}`, { id: newId("cpg"), ...page, card: null });
    },

    /** A page for entering a card; null if the id is not of such a page. */
    async readCardPage(id: string): Promise<SandboxCardPage | null> {
      return id.startsWith("cpg_") ? readRecord<SandboxCardPage>(db, id) : null;
    },

    /** Saves the card entered on a page; a page takes one. Throws {@link SandboxRefusal} for a declined card. */
    async submitCardPage(id: string, typed: TypedCard): Promise<void> {
      const { customer, card } = await readRecord<SandboxCardPage>(db, id);
      if (card !== null) return;
      const saved = await saveCard(db, (await createCardToken(db, typed)).token, customer);
      await db.transaction(async (tx) => {
        const page = await readRecord<SandboxCardPage>(tx, id, true);
        if (page.card !== null) return;
        await updateRecord(tx, id, { ...page, card: saved });
        await enqueueMessage(dependencies, tx, "card_page.completed", { id });
      });
      jobs.wake();
    },

    deleteCard: (id: string) => deleteRecord(db, id),

    /** The job that delivers a webhook message. */
    deliver: (id: string) => deliverMessage(dependencies, secret, id),

    /** Token for the browser to bring back from the payment page. */
    resultToken: (id: string) => resultTokenOf(secret, id),
  };
}
