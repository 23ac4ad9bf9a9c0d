import * as z from "zod/mini";
import { LANGUAGES } from "../language.js";
import { Id, listOf, pageQuery, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { prose } from "./text.js";

/** Messages that wait, and those that were answered or put away. */
export const INBOX_STATES = ["open", "done"] as const;

/** A message from the contact page. */
export const InboxMessage = schema(() =>
  z.object({
    id: Id,
    /** The account of its sender; null for a guest. */
    user_id: z.nullable(Id),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** In which its sender is answered. */
    language: z.enum(LANGUAGES),
    message: z.string(),
    at: Timestamp,
    /** What was mailed to the sender; null where it was not. */
    answer: z.nullable(z.string()),
    /** When it was answered or put away; null while it waits. */
    done_at: z.nullable(Timestamp),
  }),
);
export type InboxMessage = z.infer<typeof InboxMessage>;
/** A page of messages: of those that wait the oldest first, of the others the newest. */
export const InboxMessageList = schema(() => listOf(InboxMessage));
/** Which messages; those that wait by default. */
export const inboxQuery = schema(() => ({ state: z.optional(z.enum(INBOX_STATES)), ...pageQuery }));
/** An answer, as it is mailed. */
export const InboxAnswerRequest = schema(() => z.object({ answer: prose(2000, "message_required") }));
