import type { Call } from "../call.js";
import type { CallOptions } from "../client.js";
import type { Language } from "../language.js";

/** First element of a key, by which POSTs invalidate queries. `/api/user` feeds auth (REQ-API-21). */
function scopeOf(call: Call): string {
  const resource = call.path.split("/")[2] ?? "";
  return resource === "user" ? "auth" : resource;
}

/** Whether two keys differ in nothing but the language and these query parameters. */
export function differOnlyIn(
  parameters: readonly string[],
  one: readonly unknown[] | undefined,
  other: readonly unknown[],
): boolean {
  const rest = (key: readonly unknown[] | undefined) =>
    JSON.stringify(key?.slice(0, -1), (name, value: unknown) =>
      parameters.includes(name) ? undefined : value,
    );
  return rest(one) === rest(other);
}

/** Key of a GET in the cache; the language is always its last part (REQ-API-19, REQ-LANG-10). */
export function queryKey<C extends Call>(
  call: C,
  { params, query }: Pick<CallOptions<C>, "params" | "query">,
  language: Language,
): readonly unknown[] {
  return [scopeOf(call), call.path, params ?? {}, query ?? {}, language];
}
