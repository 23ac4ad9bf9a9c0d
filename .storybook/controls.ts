import type { ArgTypes, ArgTypesEnhancer, InputType, SBType } from "storybook/internal/types";
import type { readExampleProps } from "./example-props.js";

/** Set by main.ts: the texts of constant lists, by name, and the props of stories' own components, by file. */
declare const CONSTANT_LISTS: Readonly<Record<string, readonly string[]>>;
declare const EXAMPLE_PROPS: ReturnType<typeof readExampleProps>;

type Lists = typeof CONSTANT_LISTS;

const isNothing = (type: SBType) => type.name === "other" && /^(undefined|null)$/.test(type.value);

/** Literal texts of a type as written: `(typeof tones)[number]`, `Extract<Tone, "danger" | "info">`. */
function literals({ raw = "" }: SBType, lists: Lists): readonly string[] | undefined {
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(raw)?.[1];
  if (list !== undefined) return lists[list];
  if (!raw.startsWith("Extract<")) return undefined;
  return Array.from(raw.matchAll(/"([^"]+)"/g), ([, text]) => text!);
}

/** The type that a control can offer; undefined where only code can give a value: an icon, a ref, an element. */
function editableType(type: SBType, value: unknown, lists: Lists): SBType | undefined {
  if (type.name === "union") {
    const members = type.value.filter((member) => !isNothing(member));
    const [only] = members;
    if (only && members.length === 1) return editableType(only, value, lists);
    if (members.some(({ name }) => name === "string")) return { name: "string" };
  }
  const texts = literals(type, lists);
  if (texts) return { name: "enum", value: [...texts] };
  if (["boolean", "string", "number", "enum", "function"].includes(type.name)) return type;
  if (typeof value === "function") return { name: "function" };
  if (typeof value === "string") return { name: "string" };
  if (typeof value === "number") return { name: "number" };
  // Text is the one thing of a ReactNode that can be written in a field.
  if (type.name === "other" && type.value === "ReactNode" && value === undefined) return { name: "string" };
  return isJson(value) ? type : undefined;
}

/** Objects and arrays that survive being edited as JSON. */
function isJson(value: unknown): boolean {
  if (Array.isArray(value))
    return value.every((item) => item === null || typeof item !== "object" || isJson(item));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return false;
  if ("$$typeof" in value) return false;
  return Object.values(value).every((item) => item === null || typeof item !== "object" || isJson(item));
}

/** Replaces summaries such as "union" by the type as written. */
export const withTypesAsWritten = <Rows extends ArgTypes>(rows: Rows): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const raw = typeof row.type === "object" && "raw" in row.type ? row.type.raw : undefined;
      const summary = raw?.replace(/\s*\|\s*undefined\b/, "").replace(/^\| /, "");
      return [name, summary ? { ...row, table: { ...row.table, type: { summary } } } : row];
    }),
  ) as Rows;

/** A prop with a control that fits its type. */
export function withControl(row: InputType, value: unknown, lists: Lists): InputType {
  if (typeof row.type !== "object" || row.control !== undefined || row.options !== undefined) return row;
  const type = editableType(row.type, value, lists);
  return type === undefined
    ? { ...row, control: false }
    : { ...row, type: { ...type, required: row.type.required ?? false, raw: row.type.raw ?? "" } };
}

/** Rows for the props of a story's own component that Storybook does not know. */
function exampleRows(fileName: string | undefined, known: ArgTypes): ArgTypes {
  const props = EXAMPLE_PROPS[fileName?.replace(/^\.\//, "") ?? ""] ?? {};
  const rows = Object.entries(props).filter(([name]) => typeof known[name]?.type !== "object");
  return Object.fromEntries(
    rows.map(([name, { type, defaultValue }]) => [
      name,
      {
        name,
        type,
        table: {
          type: { summary: type.name === "enum" ? type.value.join(" | ") : type.name },
          ...(defaultValue !== undefined && { defaultValue: { summary: String(defaultValue) } }),
        },
      },
    ]),
  );
}

/**
 * Gives each prop a control that fits: Storybook infers them from types without the union with `undefined` that every optional
 * prop has here, and offers JSON for the rest, in which nobody writes a tone or a text.
 */
export const withFittingControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  withTypesAsWritten(
    Object.fromEntries(
      Object.entries({
        ...argTypes,
        ...exampleRows(parameters["fileName"] as string | undefined, argTypes),
      }).map(([name, row]) => [
        name,
        withControl(row, initialArgs[name], CONSTANT_LISTS) as (typeof argTypes)[string],
      ]),
    ),
  );
