/** Not scanned: calls that end the session or open a stream. */
const SKIPPED = /logout|\/account\/delete|\/events$|webhook/;

/** Marks a place in a path for sqlmap, which finds those of queries and bodies itself. */
const MARK = "*";

const BOUNDARY = "scan-attacks";

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
      const search = query.size === 0 ? "" : `?${query}`;
      const { type, body } = encodeBody(operation.requestBody?.content);
      requests.push({
        name: operation.operationId,
        method: method.toUpperCase(),
        path: address + search,
        type,
        body,
        // Of the other requests sqlmap says that they have no parameters.
        hasInput: address.includes(MARK) || search !== "" || (body !== null && body !== "{}"),
      });
    }
  }
  return requests;
}

/** The example of a body as JSON, or as a form for the calls that take files and therefore no JSON. */
function encodeBody(content = {}) {
  const json = content["application/json"];
  if (json !== undefined) return { type: "application/json", body: JSON.stringify(json.example) };
  const form = content["multipart/form-data"];
  if (form === undefined) return { type: null, body: null };
  const fields = Object.entries(form.example).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${fields.join("")}--${BOUNDARY}--\r\n` };
}
