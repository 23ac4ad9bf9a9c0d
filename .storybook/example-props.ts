import { globSync, readFileSync } from "node:fs";
import type { SBType } from "storybook/internal/types";
import { parseSync } from "vite";
import { readConstantLists } from "./constant-lists.js";

/** A prop of a story's own component: what its control offers, and the value without one. */
export interface ExampleProp {
  readonly type: SBType;
  readonly defaultValue?: string | number | boolean;
}
type ExampleProps = Readonly<Record<string, ExampleProp>>;

/** What is read of a node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const node = (value: unknown) => value as Node | undefined;
const nodes = (value: unknown) => (value ?? []) as readonly Node[];
const nameOf = (value: unknown) => node(value)?.["name"] as string | undefined;

const literalTypes: Readonly<Record<string, SBType["name"]>> = {
  TSBooleanKeyword: "boolean",
  TSNumberKeyword: "number",
  TSStringKeyword: "string",
};

/** What a control can offer for a type as written; undefined where only code can give a value. */
function controlType(
  type: Node | undefined,
  texts: ReadonlyMap<string, readonly string[]>,
): SBType | undefined {
  if (type === undefined) return undefined;
  const simple = literalTypes[type.type];
  if (simple !== undefined) return { name: simple } as SBType;
  const members = (type.type === "TSUnionType" ? nodes(type["types"]) : [type]).filter(
    ({ type: kind }) => kind !== "TSUndefinedKeyword" && kind !== "TSNullKeyword",
  );
  if (members.length === 1 && members[0] !== type) return controlType(members[0], texts);
  const options = members.flatMap((member): readonly (string | undefined)[] => {
    if (member.type === "TSTypeReference") return texts.get(nameOf(member["typeName"]) ?? "") ?? [undefined];
    const value = member.type === "TSLiteralType" ? node(member["literal"])?.["value"] : undefined;
    return [typeof value === "string" ? value : undefined];
  });
  return options.length === 0 || options.includes(undefined)
    ? undefined
    : { name: "enum", value: options as string[] };
}

/** The props that a type annotation lists itself, also as a part of an intersection or in an interface of the file. */
function membersOf(type: Node | undefined, body: readonly Node[]): readonly Node[] {
  if (type?.type === "TSTypeLiteral") return nodes(type["members"]);
  if (type?.type === "TSIntersectionType") return nodes(type["types"]).flatMap((one) => membersOf(one, body));
  if (type?.type !== "TSTypeReference") return [];
  const declared = body.find(
    (one) => one.type === "TSInterfaceDeclaration" && nameOf(one["id"]) === nameOf(type["typeName"]),
  );
  return nodes(node(declared?.["body"])?.["body"]);
}

/**
 * The props of the component that a story file declares for its stories, such as `Example({ count = 3, closed = false })`:
 * Storybook reads the props of exported components alone.
 *
 * @param texts - The texts of a type, by its name.
 */
export function examplePropsIn(source: string, texts: ReadonlyMap<string, readonly string[]>): ExampleProps {
  const body = nodes(parseSync("stories.tsx", source).program.body);
  const component = /\bcomponent: (\w+),/.exec(source)?.[1];
  const example = body.find((one) => one.type === "FunctionDeclaration" && nameOf(one["id"]) === component);
  const [props] = nodes(example?.["params"]);
  if (props?.type !== "ObjectPattern") return {};
  const members = membersOf(node(node(props["typeAnnotation"])?.["typeAnnotation"]), body);
  return Object.fromEntries(
    nodes(props["properties"]).flatMap((property) => {
      const name = nameOf(property["key"]);
      if (name === undefined) return [];
      const member = members.find((one) => nameOf(one["key"]) === name);
      const given = node(property["value"])?.["right"];
      const value = node(given)?.type === "Literal" ? node(given)!["value"] : undefined;
      const isGiven = ["boolean", "number", "string"].includes(typeof value);
      const type =
        controlType(node(node(member?.["typeAnnotation"])?.["typeAnnotation"]), texts) ??
        (isGiven ? { name: typeof value } : undefined);
      if (type === undefined) return [];
      return [[name, { type, ...(isGiven && { defaultValue: value }) } as ExampleProp]];
    }),
  );
}

/** The texts of each type that is made from a constant list: `type Tone = (typeof tones)[number]`. */
function readTextTypes(): ReadonlyMap<string, readonly string[]> {
  const lists = readConstantLists();
  const types = new Map<string, readonly string[]>();
  for (const file of globSync("packages/{ui,domain}/src/**/*.{ts,tsx}"))
    for (const [, name, list] of readFileSync(file, "utf8").matchAll(
      /\btype (\w+) = \(typeof (\w+)\)\[number\]/g,
    ))
      if (lists[list!] !== undefined) types.set(name!, lists[list!]!);
  return types;
}

/** The props of the stories' own components, by the path of the story file. */
export function readExampleProps(): Record<string, ExampleProps> {
  const types = readTextTypes();
  return Object.fromEntries(
    globSync("packages/ui/src/**/*.stories.tsx").flatMap((file) => {
      const props = examplePropsIn(readFileSync(file, "utf8"), types);
      return Object.keys(props).length === 0 ? [] : [[file, props]];
    }),
  );
}
