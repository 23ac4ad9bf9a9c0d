import { readdirSync, readFileSync } from "node:fs";

/** A call, read from the contract's source, so that these tests need no build of it. */
interface WrittenCall {
  name: string;
  method: "GET" | "POST";
  path: string;
  /** Whether the shop's staff make it, on pages that are not the storefront's. */
  isOfStaff: boolean;
  /** Whether its failure shows 'Failed to update data' (REQ-MESSAGE-54). */
  isUpdate: boolean;
}

const folder = new URL("../packages/contract/src/calls/", import.meta.url);
const definition =
  /^export const (\w+) = defineCall\(\{\n {2}method: "(GET|POST)",\n {2}path: "([^"]+)",\n {2}tag: "[^"]+",\n([^]*?)^\}\);/gm;

/** All calls. */
export const calls: readonly WrittenCall[] = readdirSync(folder).flatMap((file) => {
  const text = readFileSync(new URL(file, folder), "utf8");
  const found = Array.from(text.matchAll(definition), ([, name, method, path, rest]) => ({
    name: name!,
    method: method as WrittenCall["method"],
    path: path!,
    isOfStaff: rest!.includes("\n  right: ") || /^\/api\/(invitations|devices)\//.test(path!),
    isUpdate: rest!.includes('\n  kind: "update",'),
  }));
  const written = text.split("defineCall({").length - 1;
  if (found.length !== written) throw new Error(`${file} has calls in another format`);
  return found;
});
