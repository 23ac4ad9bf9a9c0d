import type * as z from "zod/mini";
import type { MessageKey } from "./messages/index.js";

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, Schema>>;

/** Who may make a call: `gateway` is the payment provider, known by the signature of its message. */
export type Access = "public" | "user" | "staff" | "gateway";

/** A call as it is written down in the table. */
export interface CallDefinition<Query extends Fields, Body extends Schema | null, Data extends Schema> {
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
  /** Status of success; 200 when left out. */
  readonly status?: 200 | 201;
  /** Codes of the errors that belong to this call, beside those every call can have. */
  readonly errors?: readonly MessageKey[];
  /** First parts of the query keys that a success makes stale, beside `auth` (B18). */
  readonly invalidates?: readonly string[];
  /** `update`: a failure without a message shows 'Failed to update data' (C8). */
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
> extends CallDefinition<Query, Body, Data> {
  /** Names of the parameters in the path, in their order. */
  readonly parameters: readonly string[];
}

/** Writes a call of the table down. */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  Data extends Schema,
  Query extends Fields = Record<never, never>,
  Body extends Schema | null = null,
>(definition: CallDefinition<Query, Body, Data>): Call<Query, Body, Data> {
  return { ...definition, parameters: [...definition.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!) };
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
