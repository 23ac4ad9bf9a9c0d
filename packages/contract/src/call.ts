import type * as z from "zod/mini";
import type { MessageKey } from "./messages/index.js";

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, Schema>>;
/** Codes with what the `data` of such an error holds; null holds nothing. */
type Errors = Readonly<Partial<Record<MessageKey, Schema | null>>>;

/**
 * Who may make a call: anybody; a customer; the people of the store it is about, its riders, and the panel's own
 * (`staff`); the panel's own alone (`admin`); those of them who set the panel up (`super_admin`). `gateway` is the
 * payment provider, known by the signature of its message.
 */
export type Access = "public" | "user" | "staff" | "admin" | "super_admin" | "gateway";

/** What a success says: a key of the messages, or null for nothing (REQ-MESSAGE-48). */
export type SuccessMessage = MessageKey | null;

/** A call as it is written down in the table. */
export interface CallDefinition<
  Query extends Fields,
  Body extends Schema | null,
  Data extends Schema,
  Failures extends Errors,
> {
  readonly method: "GET" | "POST";
  /** Path of the panel; `{name}` stands for a parameter. */
  readonly path: string;
  /** Group in the API document. */
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  /** What a success says (REQ-MESSAGE-56); every POST tells, a GET never says anything. A list: one of these. */
  readonly message?: SuccessMessage | readonly SuccessMessage[];
  /** Status of success; 200 when left out. */
  readonly status?: 200 | 201;
  /** The errors that belong to this call, beside those every call can have, with their data (REQ-API-27). */
  readonly errors?: Failures;
  /** First parts of the query keys that a success makes stale, beside `auth` (REQ-API-32). */
  readonly invalidates?: readonly string[];
  /** `update`: a failure without a message shows 'Failed to update data' (REQ-MESSAGE-54). */
  readonly kind?: "update";
  /** The call needs an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** The body is JSON instead of a form: for messages whose form a provider decides. */
  readonly encoding?: "json";
  /** The answer is no envelope but a 303 to a page of the storefront. */
  readonly redirect?: true;
  /** The answer is a stream of server-sent events, each with `data` of this call. */
  readonly stream?: true;
}

/** One call of the wire: everything both sides need to know of it. */
export interface Call<
  Query extends Fields = Fields,
  Body extends Schema | null = Schema | null,
  Data extends Schema = Schema,
  Failures extends Errors = Errors,
> extends CallDefinition<Query, Body, Data, Failures> {
  /** Names of the parameters in the path, in their order. */
  readonly parameters: readonly string[];
}

/** Writes a call of the table down. */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  Data extends Schema,
  Query extends Fields = Record<never, never>,
  Body extends Schema | null = null,
  Failures extends Errors = Record<never, never>,
>(definition: CallDefinition<Query, Body, Data, Failures>): Call<Query, Body, Data, Failures> {
  return { ...definition, parameters: [...definition.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!) };
}

/** The keys of what a success of this call may say; null is nothing. */
export function successMessages({ message = null }: Pick<Call, "message">): readonly SuccessMessage[] {
  return Array.isArray(message) ? (message as readonly SuccessMessage[]) : [message as SuccessMessage];
}

/** What the panel hands out for a call. */
export type CallData<C> = C extends Call<infer _Q, infer _B, infer Data> ? z.output<Data> : never;
/** What the panel reads from a request, after parsing. */
export type CallBody<C> =
  C extends Call<infer _Q, infer Body, infer _D> ? (Body extends Schema ? z.output<Body> : null) : never;
/** What a client may send. */
export type CallBodyInput<C> =
  C extends Call<infer _Q, infer Body, infer _D> ? (Body extends Schema ? z.input<Body> : null) : never;
/** What a client may put into the query string. */
export type CallQuery<C> =
  C extends Call<infer Query, infer _B, infer _D>
    ? { [K in keyof Query]?: z.output<Query[K]> | undefined }
    : never;
/** What the errors of a call hold, by the codes that hold something. */
export type CallErrorData<C> =
  C extends Call<infer _Q, infer _B, infer _D, infer Failures>
    ? {
        [
          Code in keyof Failures as Failures[Code] extends Schema ? Code : never
        ]: Failures[Code] extends Schema ? z.output<Failures[Code]> : never;
      }
    : never;
