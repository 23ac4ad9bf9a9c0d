import path from "node:path";
import { API, SignatureKind, SymbolFlags, TypeFlags } from "typescript/unstable/sync";
import { uiSource } from "./parts-source.mjs";
import { root } from "./run-step.mjs";

/** The tones of Alert, Badge and Toast: one set of names. */
const TONES = new Set(["neutral", "accent", "info", "success", "warning", "danger"]);
const SIZES = new Set(["small", "medium", "large", "huge", "fill"]);

/** Work in progress: `loading`, `loadingMore`; how many wait for an answer: `pendingCount`. */
const LOADING = /^(loading|pending)(?![a-z])/;

/** Adjectives and nouns that end in -ing. */
const NO_PARTICIPLE = /^(building|heading|missing|rating|setting|spacing)s?$/;

/** Words that another word of the dialect replaces, as one word of a prop's name. */
const REPLACED = {
  busy: "loading",
  kind: "variant for a look, type for data",
  look: "variant",
  pick: "onSelect or onValueChange",
  picked: "value or selected",
  press: "onClick",
  waiting: "loading",
};

const wordsOf = (name) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/**
 * Checks one prop against the dialect of packages/ui.
 *
 * @param {{ name: string, boolean: boolean, callable: boolean, void: boolean, strings: string[] }} prop `callable`: a
 *   function; `void`: one that returns nothing or a promise; `strings`: its values, if it is a union of strings
 * @returns {string[]} findings, empty when the name is right
 */
export function checkProp({ name, boolean, callable, void: isEvent, strings }) {
  const found = [];
  for (const word of wordsOf(name)) if (REPLACED[word]) found.push(`use ${REPLACED[word]}`);
  const [first] = wordsOf(name);
  if (/^(is|has|should|can|does|was|will)[A-Z]/.test(name)) found.push("write a boolean without is or has");
  if (first.endsWith("ing") && !LOADING.test(name) && !callable && !NO_PARTICIPLE.test(first))
    found.push("use loading, or loading and the action: loadingMore");
  if (name.endsWith("ing") && boolean && !LOADING.test(name) && !NO_PARTICIPLE.test(name))
    found.push("use loading, or loading and the action: loadingMore");
  if (callable && isEvent && !/^on[A-Z]/.test(name)) found.push("start an event's name with on");
  if (!callable && /^on[A-Z]/.test(name)) found.push("only an event's name starts with on");
  if (name === "onChange") found.push("use onValueChange: onChange is the element's own event");
  if (name === "tone" && strings.some((value) => !TONES.has(value)))
    found.push(`use the tones ${[...TONES].join(", ")}`);
  if (name === "size" && strings.some((value) => !SIZES.has(value)))
    found.push(`use the sizes ${[...SIZES].join(", ")}`);
  return [...new Set(found)];
}

/**
 * Props of every component that packages/ui exports, also inside objects that are passed as one prop. A prop that
 * several components inherit appears once, with the first of them. Props of React and data of the server
 * are left out.
 */
export function readProps() {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, "packages/ui/tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const { program, checker } = project;
    const index = program.getSourceFile(path.join(uiSource, "index.ts"));
    const seen = new Set();
    const props = [];

    const isVoid = (type) => type !== undefined && /^(void|Promise<void>)$/.test(checker.typeToString(type));
    /** Data of the server and objects with methods are not props. */
    const isProps = (type) => !/(Data|Store)$/.test(type.getSymbol()?.name ?? "");
    const visit = (owner, type, depth) => {
      if (!type) return;
      if (type.flags & TypeFlags.Union) for (const member of type.getTypes()) visit(owner, member, depth);
      if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return;
      for (const property of checker.getPropertiesOfType(type)) {
        const [declaration] = property.declarations;
        const id = declaration && `${declaration.path}:${declaration.index}`;
        if (!id?.startsWith(uiSource) || property.name.includes("_") || seen.has(id)) continue;
        seen.add(id);
        const valueType = checker.getNonNullableType(checker.getTypeOfSymbol(property));
        const members = valueType.flags & TypeFlags.Union ? valueType.getTypes() : [valueType];
        const [signature] = checker.getSignaturesOfType(valueType, SignatureKind.Call);
        props.push({
          owner,
          name: property.name,
          file: path.relative(uiSource, declaration.path),
          boolean: members.every(({ flags }) => flags & TypeFlags.BooleanLike),
          callable: signature !== undefined,
          void: signature !== undefined && isVoid(checker.getReturnTypeOfSignature(signature)),
          strings: members.flatMap(({ flags, value }) => (flags & TypeFlags.StringLiteral ? [value] : [])),
        });
        if (!signature && depth < 3 && isProps(valueType))
          visit(`${owner}.${property.name}`, valueType, depth + 1);
      }
    };

    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(index))) {
      if (!/^\p{Lu}/u.test(exported.name)) continue;
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & SymbolFlags.Value)) continue;
      const [signature] = checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), SignatureKind.Call);
      if (signature) visit(symbol.name, checker.getParameterType(signature, 0), 0);
    }
    return props;
  } finally {
    api.close();
  }
}
