import type { Right } from "@talabee/domain";
import type * as z from "zod/mini";
import type { MessageKey } from "./messages/index.js";

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, Schema>>;
/** Error codes with the schema of their `data`; null for none. */
type Errors = Readonly<Partial<Record<MessageKey, Schema | null>>>;

/**
 * Who may make a call: anyone (`public`); a signed-in customer (`user`); those of the store it concerns, its riders and the
 * office who have the call's right (`staff`); those of the office alone (`admin`); super admins only (`super_admin`).
 * `gateway` is the payment provider, authenticated by the signature of its message.
 */
export type Access = "public" | "user" | "staff" | "admin" | "super_admin" | "gateway";

/** The message of a success: a key of the messages, or null for none (REQ-MESSAGE-48). */
export type SuccessMessage = MessageKey | null;

/** The definition of a call in the registry. */
export interface CallDefinition<
  Query extends Fields,
  Body extends Schema | null,
  Data extends Schema,
  Failures extends Errors,
> {
  readonly method: "GET" | "POST";
  /** Path of the panel; `{name}` is a parameter. */
  readonly path: string;
  /** Group in the API document. */
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** The right that a call behind the counter needs; {@link access} says the same more roughly. */
  readonly right?: Right;
  readonly query?: Query;
  readonly body?: Body;
  readonly data: Data;
  /** The message of a success (REQ-MESSAGE-56): required for a POST, absent for a GET. A list: one of these. */
  readonly message?: SuccessMessage | readonly SuccessMessage[];
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201;
  /** The errors of this call, besides those of every call, with their data (REQ-API-27). */
  readonly errors?: Failures;
  /** First parts of the query keys that a success invalidates, besides `auth` (REQ-API-32). */
  readonly invalidates?: readonly string[];
  /** `update`: a failure without a message shows 'Failed to update data' (REQ-MESSAGE-54). */
  readonly kind?: "update";
  /** The call needs an `Idempotency-Key`. */
  readonly idempotent?: true;
  /**
   * A POST that takes no `Idempotency-Key`, as its response is not stored: it starts or ends a session, sends a code, or
   * holds a secret or personal data.
   */
  readonly unkeyed?: true;
  /** Staff may make the call without a second factor where one is required: to set it up. */
  readonly withoutSecondFactor?: true;
  /** The body is JSON instead of a form: for messages whose format a provider defines. */
  readonly encoding?: "json";
  /** The response is a 303 to a page of the storefront instead of an envelope. */
  readonly redirect?: true;
  /** The response is a stream of server-sent events, each with `data` of this call. */
  readonly stream?: true;
}

/** One call of the API, as client and server use it. */
export interface Call<
  Query extends Fields = Fields,
  Body extends Schema | null = Schema | null,
  Data extends Schema = Schema,
  Failures extends Errors = Errors,
> extends CallDefinition<Query, Body, Data, Failures> {
  /** Names of the parameters in the path, in order. */
  readonly parameters: readonly string[];
  /** Loads the call with its schemas, in a build with the condition `deferred-schemas`, whose calls have none at first. */
  readonly load?: () => Promise<
    Pick<CallDefinition<Query, Body, Data, Failures>, "body" | "data" | "errors">
  >;
}

/** Defines a call of the registry. */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  Data extends Schema,
  Query extends Fields = Record<never, never>,
  Body extends Schema | null = null,
  Failures extends Errors = Record<never, never>,
>(definition: CallDefinition<Query, Body, Data, Failures>): Call<Query, Body, Data, Failures> {
  return { ...definition, parameters: [...definition.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!) };
}

/** The keys of the messages that a success of this call may have; null for none. */
export function successMessages({ message = null }: Pick<Call, "message">): readonly SuccessMessage[] {
  return Array.isArray(message) ? (message as readonly SuccessMessage[]) : [message as SuccessMessage];
}

/** Whether a call takes an `Idempotency-Key` without needing one: it is then done once. */
export const acceptsIdempotencyKey = ({ method, idempotent, unkeyed, access }: Call): boolean =>
  method === "POST" && idempotent !== true && unkeyed !== true && access !== "gateway";

/** The data of a successful response. */
export type CallData<C> = C extends Call<infer _Q, infer _B, infer Data> ? z.output<Data> : never;
/** The parsed body of a request. */
export type CallBody<C> =
  C extends Call<infer _Q, infer Body, infer _D> ? (Body extends Schema ? z.output<Body> : null) : never;
/** The body that a client may send. */
export type CallBodyInput<C> =
  C extends Call<infer _Q, infer Body, infer _D> ? (Body extends Schema ? z.input<Body> : null) : never;
/** The query that a client may send. */
export type CallQuery<C> =
  C extends Call<infer Query, infer _B, infer _D>
    ? { [K in keyof Query]?: z.output<Query[K]> | undefined }
    : never;
/** The data of the errors of a call, by code; only codes with data. */
export type CallErrorData<C> =
  C extends Call<infer _Q, infer _B, infer _D, infer Failures>
    ? {
        [
          Code in keyof Failures as Failures[Code] extends Schema ? Code : never
        ]: Failures[Code] extends Schema ? z.output<Failures[Code]> : never;
      }
    : never;
