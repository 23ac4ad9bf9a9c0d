import type { CallData, Customer, findCustomers } from "@talabee/contract";
import { fullName, readPhone } from "@talabee/domain";
import { and, count, desc, eq, isNull, max, or } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { customerNotes, orders, stores, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { hintOf, writeAuditEntry } from "../audit/audit-log.js";

const MOST_FOUND = 10;
const MOST_ORDERS = 20;
const MOST_NOTES = 50;

/** Accounts of customers; people of the office are nobody's customers here, and deleted accounts have nobody. */
const isCustomer = () => and(eq(users.role, "user"), isNull(users.deletedAt));

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  fullName({ first_name: firstName, last_name: lastName });

/** Customers, for those of the office who help them: found by what they say of themselves, one at a time. */
export function createCustomers(panel: Panel) {
  async function countOrders(queries: Queries, userId: string) {
    const [row] = await queries
      .select({ count: count(), at: max(orders.createdAt) })
      .from(orders)
      .where(eq(orders.userId, userId));
    return row!;
  }

  async function customerOf(queries: Queries, id: string) {
    const [row] = await queries
      .select()
      .from(users)
      .where(and(eq(users.id, id), isCustomer()));
    if (row === undefined) throw new ApiError("not_found");
    return row;
  }

  async function serialize(queries: Queries, row: typeof users.$inferSelect): Promise<Customer> {
    const lastOrders = await queries
      .select({ order: orders, storeName: stores.name })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(eq(orders.userId, row.id))
      .orderBy(desc(orders.systemNumber))
      .limit(MOST_ORDERS);
    const notes = await queries
      .select({ note: customerNotes, firstName: users.firstName, lastName: users.lastName })
      .from(customerNotes)
      .leftJoin(users, eq(users.id, customerNotes.authorId))
      .where(eq(customerNotes.userId, row.id))
      .orderBy(desc(customerNotes.at), desc(customerNotes.id))
      .limit(MOST_NOTES);
    return {
      id: row.id,
      name: nameOf(row),
      email: row.email,
      verified: row.emailVerifiedAt !== null,
      mobile: row.mobile,
      language: row.language,
      joined_at: row.createdAt.toISOString(),
      blocked: row.blockedAt !== null,
      orders_count: (await countOrders(queries, row.id)).count,
      orders: lastOrders.map(({ order, storeName }) => ({
        id: order.id,
        order_code: order.orderCode,
        vendor_id: order.storeId,
        vendor_name: storeName,
        order_type: order.orderType,
        order_status: order.orderStatus,
        payment_status: order.paymentStatus,
        order_total: order.orderTotal,
        at: order.createdAt.toISOString(),
      })),
      notes: notes.map(({ note, firstName, lastName }) => ({
        id: note.id,
        text: note.text,
        author:
          note.authorId === null || firstName === null || lastName === null
            ? null
            : { id: note.authorId, name: nameOf({ firstName, lastName }) },
        at: note.at.toISOString(),
      })),
    };
  }

  return {
    /** Customers of an e-mail address, a phone number or the code of an order, each as a whole: nobody leafs through customers. */
    async find(user: SessionUser, text: string): Promise<CallData<typeof findCustomers>> {
      await panel.limits.use("customers", user.id);
      const said = text.trim();
      const [order] = await panel.db
        .select({ userId: orders.userId })
        .from(orders)
        .where(eq(orders.orderCode, said.toUpperCase()));
      const phone = readPhone(said);
      const rows = await panel.db
        .select()
        .from(users)
        .where(
          and(
            isCustomer(),
            or(
              eq(users.email, said.toLowerCase()),
              phone === null ? undefined : eq(users.mobile, phone),
              order === undefined ? undefined : eq(users.id, order.userId),
            ),
          ),
        )
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(MOST_FOUND);
      const items = [];
      for (const row of rows) {
        const { count: ordersCount, at } = await countOrders(panel.db, row.id);
        items.push({
          id: row.id,
          name: nameOf(row),
          email: hintOf(row.email),
          mobile: row.mobile === null ? null : hintOf(row.mobile),
          orders_count: ordersCount,
          ordered_at: at?.toISOString() ?? null,
        });
      }
      return { items, next_cursor: null };
    },

    /** A customer with how to reach them, which the audit log knows of. */
    async read(user: SessionUser, id: string): Promise<Customer> {
      await panel.limits.use("customers", user.id);
      return panel.db.transaction(async (tx) => {
        const row = await customerOf(tx, id);
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "customer.read",
          subjectId: id,
          after: {},
          at: panel.clock(),
        });
        return serialize(tx, row);
      });
    },

    async addNote(user: SessionUser, id: string, text: string): Promise<Customer> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const row = await customerOf(tx, id);
        const note = { id: randomUUID(), userId: id, text, authorId: user.id, at };
        await tx.insert(customerNotes).values(note);
        // What is noted goes with the customer, and the log stays.
        const after = { note_id: note.id };
        await writeAuditEntry(tx, { ...actingAs(user), action: "customer.note", subjectId: id, after, at });
        return serialize(tx, row);
      });
    },
  };
}
