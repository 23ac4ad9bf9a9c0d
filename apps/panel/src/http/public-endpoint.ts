import type { Call, CallData, Language } from "@talabee/contract";
import * as z from "zod/mini";
import { DEPENDS_ON } from "@talabee/shop-ssr/host";
import type { Panel } from "../panel.js";
import { encode, encodingFor, isSameTag } from "./response-cache.js";
import type { App } from "./app-env.js";
import { type HandlerInput, honoPath, readInput, successText } from "./endpoint.js";
import { responseAddress, noteUse } from "./send-cached-response.js";
import { isInternal, readBearer } from "./request-context.js";
import type { SessionUser } from "./session-user.js";

/** What the response of a public call may depend on: nothing of who asks. */
type PublicInput<C> = Pick<HandlerInput<C>, "query" | "params" | "language">;

const JSON_TYPE = { "Content-Type": "application/json" };

interface Options<C> {
  /** What requests that get the same response have in common beside language and path; else their whole query. */
  readonly alike?: (input: PublicInput<C>) => Promise<object>;
  /**
   * The response for a signed-in customer, if it differs from the guests'; `guests` returns theirs. Null if it is the same.
   * Omitted for calls whose response never differs: their session is not even looked up.
   */
  readonly personal?: (
    input: PublicInput<C> & { readonly user: SessionUser },
    guests: () => CallData<C>,
  ) => Promise<CallData<C> | null>;
}

/**
 * Binds a read of the catalogue that is answered from memory until it changes (REQ-LOAD-08). The handler returns the store
 * on which alone the data depends, if there is one, or `NO_STORE`.
 */
export function servePublic<C extends Call>(
  app: App,
  panel: Panel,
  call: C,
  handler: (input: PublicInput<C>) => Promise<{ data: CallData<C>; storeId?: string }>,
  { alike = async ({ query }) => query ?? {}, personal }: Options<C> = {},
): void {
  const textOf = (data: CallData<C>, language: Language) =>
    JSON.stringify({ message: successText(call, undefined, language), data });
  app.on(call.method, honoPath(call), async (context) => {
    const token = readBearer(context.req.header("Authorization"));
    const session = personal === undefined ? null : await context.get("session")();
    if (personal === undefined && token !== null) noteUse(panel, token);
    const input = await readInput(panel, call, context, session);
    const { language, params, query } = input;
    const check = (data: CallData<C>) => void (context.get("checkAnswers") && z.parse(call.data, data));
    const common = await alike({ language, params, query });
    const key = JSON.stringify([call.path, language, params, Object.entries(common).toSorted()]);
    const response = await panel.responses.get({ key, route: honoPath(call) }, async () => {
      const { data, storeId = null } = await handler({ language, params, query });
      check(data);
      // Whether a wanted time can be had changes with each minute.
      const endsWithMinute = (query as { at?: unknown } | undefined)?.at !== undefined;
      return { text: textOf(data, language), storeId, endsWithMinute };
    });
    if (personal !== undefined && session !== null) {
      const guests = () => (JSON.parse(response.body.toString()) as { data: CallData<C> }).data;
      const data = await personal({ language, params, query, user: session }, guests);
      if (data !== null) {
        check(data);
        context.header("Cache-Control", "no-store");
        return context.body(textOf(data, language), 200, JSON_TYPE);
      }
    }
    const { pathname, search } = new URL(context.req.url);
    panel.responses.remember(responseAddress(pathname + search, language, personal !== undefined), key);
    if (personal !== undefined && token !== null) panel.plainTokens.add(token);
    if (token !== null) context.header("Cache-Control", "no-store");
    if (isInternal(context) && response.storeId !== null)
      context.header(DEPENDS_ON, encodeURIComponent(response.storeId));
    context.header("ETag", response.etag);
    if (isSameTag(context.req.header("If-None-Match"), response.etag)) return context.body(null, 304);
    const encoding = encodingFor(response, context.req.header("Accept-Encoding") ?? "");
    if (encoding !== null) context.header("Content-Encoding", encoding);
    const body = await encode(response, encoding);
    context.header("Content-Length", String(body.length));
    return context.body(body, 200, JSON_TYPE);
  });
}
