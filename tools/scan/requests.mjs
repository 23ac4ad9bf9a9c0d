/** Not scanned: calls that end the session or open a stream. */
const SKIPPED = /logout|\/account\/delete|\/events$|webhook/;

/** Marks a place in a path for sqlmap, which finds those of queries and bodies itself. */
const MARK = "*";

/** The calls of an API document as requests with its examples: every parameter and body field has a value to attack. */
export function requestsOf(document) {
  const requests = [];
  for (const [path, operations] of Object.entries(document.paths)) {
    if (SKIPPED.test(path)) continue;
    for (const [method, operation] of Object.entries(operations)) {
      const parameters = operation.parameters.map((parameter) =>
        "$ref" in parameter ? document.components.parameters[parameter.$ref.split("/").at(-1)] : parameter,
      );
      const inPath = Object.fromEntries(
        parameters.filter((one) => one.in === "path").map(({ name, example }) => [name, example]),
      );
      const query = new URLSearchParams(
        parameters
          .filter((one) => one.in === "query" && one.example !== undefined && one.name !== "cursor")
          .map(({ name, example }) => [name, String(example)]),
      );
      const address = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath[name] ?? "1") + MARK);
      const body = operation.requestBody?.content["application/json"]?.example;
      const search = query.size === 0 ? "" : `?${query}`;
      requests.push({
        name: operation.operationId,
        method: method.toUpperCase(),
        path: address + search,
        body: body === undefined ? null : JSON.stringify(body),
      });
    }
  }
  return requests;
}
