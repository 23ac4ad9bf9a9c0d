import {
  acceptsIdempotencyKey,
  decodeForm,
  fillMessage,
  type Call,
  type CallBody,
  type CallData,
  type CallQuery,
  type Language,
  LANGUAGES,
  MalformedFormError,
  messages,
  type MessageKey,
  type SuccessMessage,
  successMessages,
} from "@talabee/contract";
import type { Context } from "hono";
import * as z from "zod/mini";
import type { Panel } from "../panel.js";
import { hasRight, isPersonMissing, type SessionUser } from "./session-user.js";
import type { App, AppEnv } from "./app-env.js";
import { ApiError } from "./api-error.js";
import { readBody } from "./request-body.js";
import { openCursor, sealCursors } from "./sealed-cursors.js";
import { answerOnce, fingerprintOf, type KeyedRequest, keyOf, replayHeader } from "./idempotency.js";

/** Validated input of a handler. */
export interface HandlerInput<C> {
  readonly body: CallBody<C>;
  readonly query: CallQuery<C>;
  readonly params: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Set on every call that is not public. */
  readonly user: SessionUser;
  /** The user if the request has a session, on public calls too; else null. */
  readonly guest: SessionUser | null;
  readonly ip: string;
  /** Empty on calls that are not idempotent. */
  readonly idempotencyKey: string;
  readonly context: Context<AppEnv>;
}

export interface HandlerResult<C> {
  /**
   * Success message, where the contract allows several: one of its keys, null for an empty message, or a stored text.
   * Defaults to the first message of the contract.
   */
  readonly message?: SuccessMessage | { readonly text: string };
  readonly data: CallData<C>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Binds a call of the contract to its handler: checks access, parses the input, formats the response (REQ-API-27). */
export function serve<C extends Call>(
  app: App,
  panel: Panel,
  call: C,
  handler: (input: HandlerInput<C>) => Promise<HandlerResult<C>>,
): void {
  app.on(call.method, honoPath(call), async (context) => {
    const session = await context.get("session")();
    const read = await readInput(panel, call, context, session);
    const input = { ...read, query: await openCursor(panel, call, read.query) };
    const work = async () => {
      const result = await handler(input);
      const message = successText(call, result.message, input.language);
      if (context.get("checkAnswers")) {
        z.parse(call.data, result.data);
        if (!allowedMessages(call).includes(message)) {
          throw new Error(`"${message}" is not a success message of ${call.path}`);
        }
      }
      for (const [name, value] of Object.entries(result.headers ?? {})) context.header(name, value);
      // It can change what guests are shown, and its caller wants to see it at once: the database's notification may come a
      // moment after the response.
      if (changesShop(call)) panel.responses.drop(null);
      return {
        status: call.status ?? 200,
        body: { message, data: await sealCursors(panel, call, result.data) },
      };
    };
    const keyed = await keyedRequest(call, input);
    const { body, isReplay } =
      keyed === null ? { ...(await work()), isReplay: false } : await answerOnce(panel, keyed, work);
    for (const [name, value] of Object.entries(replayHeader(isReplay))) context.header(name, value);
    // A signed-in customer's answers are personal, those of public calls too: they mark favourites, for example.
    const isPersonal = call.access !== "public" || call.method === "POST" || session !== null;
    if (isPersonal) context.header("Cache-Control", "no-store");
    return context.json(body, call.status ?? 200);
  });
}

/** Subjects of rights whose changes guests see. Not that of orders: the database tells where one of them changed stock. */
const SHOWN_TO_GUESTS: ReadonlySet<string> = new Set([
  "content",
  "coupon",
  "menu",
  "review",
  "settings",
  "store",
]);

const changesShop = ({ right, method }: Call): boolean =>
  right !== undefined && method !== "GET" && SHOWN_TO_GUESTS.has(right.split(".")[0]!);

/** A write with an idempotency key, to be done once. Calls that need a key claim it in the transaction of their work. */
async function keyedRequest(
  call: Call,
  { guest: user, body, context }: Pick<HandlerInput<Call>, "guest" | "body" | "context">,
): Promise<KeyedRequest<string | null> | null> {
  if (!acceptsIdempotencyKey(call) || context.req.header("Idempotency-Key") === undefined) return null;
  return {
    ...keyOf(user, context.req.path),
    key: readIdempotencyKey(context),
    fingerprint: await fingerprintOf(body ?? {}),
  };
}

/** Text of a successful response: the message that the handler chose, or else the call's first one. */
export function successText(call: Call, chosen: HandlerResult<Call>["message"], language: Language): string {
  const message = chosen === undefined ? (successMessages(call)[0] ?? null) : chosen;
  if (message === null) return "";
  return typeof message === "string" ? fillMessage(messages[message], language) : message.text;
}

/** Success messages of a call in both languages: a replayed response keeps the language of the first request. */
function allowedMessages(call: Call): string[] {
  return successMessages(call).flatMap((key) =>
    key === null ? [""] : LANGUAGES.map((language) => messages[key][language]),
  );
}

/** Binds a call that responds with a stream; the handler creates the response. */
export function serveStream<C extends Call>(
  app: App,
  panel: Panel,
  call: C,
  handler: (input: HandlerInput<C>) => Promise<Response>,
): void {
  app.on(call.method, honoPath(call), async (context) =>
    handler(await readInput(panel, call, context, await context.get("session")())),
  );
}

/** Path of a call with Hono's parameters: `/stores/{id}` becomes `/stores/:id`. */
export function honoPath(call: Pick<Call, "path">): string {
  return call.path.replace(/\{(\w+)\}/g, ":$1");
}

/** Checks access and parses the input. Throws an `ApiError` for what is refused. */
export async function readInput<C extends Call>(
  panel: Panel,
  call: C,
  context: Context<AppEnv>,
  guest: SessionUser | null,
): Promise<HandlerInput<C>> {
  if (call.access !== "public") {
    if (guest === null) throw new ApiError("unauthenticated");
    if (guest.blocked) throw new ApiError("account_blocked");
    if (!mayCall(guest, call)) {
      const isUnnamed = call.right !== undefined && isPersonMissing(guest, call.right);
      throw new ApiError(isUnnamed ? "person_missing" : "forbidden");
    }
    if (lacksSecondFactor(panel.config, guest, call)) throw new ApiError("second_factor_missing");
  }
  const params = context.req.param() as Record<string, string>;
  if (Object.values(params).some(isUnstorable)) throw new ApiError("not_found");
  return {
    body: (call.body === null || call.body === undefined
      ? null
      : parse(call.body, await readBody(call.body, context))) as CallBody<C>,
    query: readQuery(call, context) as CallQuery<C>,
    params,
    language: context.get("language"),
    user: guest as SessionUser,
    guest,
    ip: context.get("ip"),
    idempotencyKey: call.idempotent === true ? readIdempotencyKey(context) : "",
    context,
  };
}

/**
 * Whether a role of the user has the right that the call needs. At which stores, and for which orders, is checked by the
 * handlers: a member's role counts at their store, a rider's for their orders, the office's everywhere.
 */
function mayCall(user: SessionUser, { access, right }: Call): boolean {
  if (right !== undefined) return hasRight(user, right);
  // A device is nobody's account.
  return access === "user" && user.device === null;
}

/** Whether the operator requires a second factor for this call, and the user has none (REQ-SEC-16). */
function lacksSecondFactor(
  { requireSecondFactor }: Panel["config"],
  { officeRole, hasSecondFactor }: SessionUser,
  { right, withoutSecondFactor }: Call,
): boolean {
  if (hasSecondFactor || withoutSecondFactor === true || requireSecondFactor === "none") return false;
  if (right === undefined) return false;
  return requireSecondFactor === "staff" || officeRole !== null;
}

function readQuery(call: Call, context: Context<AppEnv>): unknown {
  const schema = z.object((call.query ?? {}) as Record<string, z.ZodMiniType>);
  const { searchParams } = new URL(context.req.url);
  const known = [...searchParams].filter(
    ([name]) => call.query !== undefined && Object.hasOwn(call.query, name),
  );
  let decoded: unknown;
  try {
    decoded = decodeForm(schema, known);
  } catch (cause) {
    throw cause instanceof MalformedFormError ? new ApiError("bad_request", { cause }) : cause;
  }
  return parse(schema, decoded);
}

function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const bad: Record<string, MessageKey[]> = {};
  const mark = (field: string, key: MessageKey) => {
    const keys = (bad[field] ??= []);
    if (!keys.includes(key)) keys.push(key);
  };
  for (const field of unstorableFields(value)) mark(field, "value_invalid");
  const parsed = z.safeParse(schema, value);
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    mark(issue.path.map(String).join(".") || "form", messageOf(schema, issue, value));
  }
  if (Object.keys(bad).length > 0) throw new ApiError("validation_failed", { errors: bad });
  return parsed.data;
}

/** Message key of an issue. zod's default messages are for developers, so they become `value_invalid`. */
function messageOf(schema: z.core.$ZodType, issue: z.core.$ZodIssue, value: unknown): MessageKey {
  const field = String(issue.path[0]);
  const isMissing =
    issue.path.length === 1 && typeof value === "object" && value !== null && !Object.hasOwn(value, field);
  // A missing field gets the message of an empty one: 'Email is required'.
  const shape = (schema._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape;
  const asEmpty = isMissing && shape?.[field] !== undefined ? z.safeParse(shape[field], "") : undefined;
  const text = (asEmpty?.success === false ? asEmpty.error.issues[0]?.message : undefined) ?? issue.message;
  return Object.hasOwn(messages, text) ? (text as MessageKey) : "value_invalid";
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
function isUnstorable(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}

function unstorableFields(value: unknown, path = ""): string[] {
  if (typeof value === "string") return isUnstorable(value) ? [path || "form"] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    unstorableFields(part, path === "" ? key : `${path}.${key}`),
  );
}

function readIdempotencyKey(context: Context<AppEnv>): string {
  const key = context.req.header("Idempotency-Key") ?? "";
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new ApiError("idempotency_key_required");
  return key;
}
