import path from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import { API, SignatureKind, TypeFlags } from "typescript/unstable/sync";
import { root } from "./run-step.mjs";

/** How deep two types are compared: some contain themselves. */
const MAX_DEPTH = 8;
const OBJECTS = TypeFlags.Object | TypeFlags.Intersection;

/** The compiler's interface is unstable: it fails at some tuple types, which no answer of the panel has. */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * The fields of the calls' data by the shortest path to them, such as `order.items.name`, each with whether the code of
 * clients reads it. Types decide: a field says nothing about one of the same name in another schema. What is passed on to
 * something with a type of its own counts as read as far as that type's fields are.
 */
export function sentFields({ clientFiles, callFiles }) {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, "apps/storefront/tsconfig.json");
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    const types = typesOf(project.checker);
    const sources = (files) => files.map((file) => project.program.getSourceFile(path.join(root, file)));
    const read = readDeclarations(types, sources(clientFiles).filter(Boolean));
    const fields = new Map();
    for (const [at, name] of sentDeclarations(types, sources(callFiles)))
      fields.set(name, read.has(at) && fields.get(name) !== false);
    return fields;
  } finally {
    api.close();
  }
}

/** What is asked of the checker, each question once. */
function typesOf(checker) {
  const cached = (ask) => {
    const answers = new Map();
    return (one) => {
      if (!answers.has(one.id))
        answers.set(
          one.id,
          attempt(() => ask(one)),
        );
      return answers.get(one.id);
    };
  };
  const partsOf = cached((type) =>
    type.flags & TypeFlags.Union ? type.getTypes().flatMap((part) => partsOf(part)) : [type],
  );
  return {
    of: (node) => attempt(() => checker.getTypeAtLocation(node)),
    wantedAt: (node) => attempt(() => checker.getContextualType(node)),
    symbolAt: (node) => attempt(() => checker.getSymbolAtLocation(node)),
    ofSymbol: cached((symbol) => checker.getTypeOfSymbol(symbol)),
    /** The types of a union. */
    partsOf: (type) => partsOf(type) ?? [type],
    /** The type of the items; undefined for what is no list. */
    itemOf: cached((type) => (checker.isArrayLikeType(type) ? checker.getTypeArguments(type)[0] : undefined)),
    fieldsOf: cached((type) => new Map(checker.getPropertiesOfType(type).map((one) => [one.name, one]))),
    signatureOf: cached((type) => checker.getSignaturesOfType(type, SignatureKind.Call)[0]),
    parametersOf: (signature) =>
      signature.parameters.map((_, at) => attempt(() => checker.getParameterType(signature, at))),
    resultOf: (signature) => attempt(() => checker.getReturnTypeOfSignature(signature)),
  };
}

const declarationsOf = (symbol) =>
  (symbol?.declarations ?? [])
    .filter((one) => /\/(packages|apps)\//.test(one.path) && !one.path.includes("/node_modules/"))
    .map((one) => `${one.path}#${one.index}`);

/** The declarations of the fields that code reads: by a name, by taking a value apart, or by passing it on. */
function readDeclarations(types, sources) {
  const read = new Set();
  let hasGrown = false;
  const note = (symbol) => {
    for (const at of declarationsOf(symbol)) {
      hasGrown ||= !read.has(at);
      read.add(at);
    }
  };
  const noteField = (type, name) => {
    for (const part of type === undefined ? [] : types.partsOf(type)) note(types.fieldsOf(part)?.get(name));
  };
  const flows = new Map();
  const noteFlow = (value, wanted) => {
    if (value !== undefined && wanted !== undefined && value.id !== wanted.id)
      flows.set(`${value.id} ${wanted.id}`, [value, wanted]);
  };

  const visit = (node) => {
    const { kind, parent } = node;
    if (kind === SyntaxKind.PropertyAccessExpression) note(types.symbolAt(node.name));
    else if (kind === SyntaxKind.ElementAccessExpression) {
      const key = types.of(node.argumentExpression);
      for (const part of key === undefined ? [] : types.partsOf(key))
        if (typeof part.value === "string") noteField(types.of(node.expression), part.value);
    } else if (kind === SyntaxKind.BindingElement && parent.kind === SyntaxKind.ObjectBindingPattern) {
      if (!node.dotDotDotToken) noteField(types.of(parent), (node.propertyName ?? node.name).text);
    } else if (kind === SyntaxKind.ShorthandPropertyAssignment) {
      noteFlow(types.of(node.name), types.wantedAt(node.name));
    } else if (kind === SyntaxKind.JsxSpreadAttribute) {
      noteFlow(types.of(node.expression), types.wantedAt(parent));
    }
    if (isPassedOn(node)) noteFlow(types.of(node), types.wantedAt(node));
    node.forEachChild(visit);
  };
  for (const source of sources) source.forEachChild(visit);

  /** Marks what is read of a value by what is read of the type that it is passed on to. */
  const compare = (value, wanted, seen, depth) => {
    if (!value || !wanted || value.id === wanted.id || depth > MAX_DEPTH) return;
    const pair = `${value.id} ${wanted.id}`;
    if (seen.has(pair)) return;
    seen.add(pair);
    const next = (one, other) => compare(one, other, seen, depth + 1);
    const [values, wants] = [types.partsOf(value), types.partsOf(wanted)];
    if (values.length > 1 || wants.length > 1) {
      for (const one of values) for (const other of wants) next(one, other);
      return;
    }
    if (!(value.flags & OBJECTS) || !(wanted.flags & OBJECTS)) return;
    const item = types.itemOf(value);
    if (item !== undefined) return next(item, types.itemOf(wanted));
    const [call, wantedCall] = [types.signatureOf(value), types.signatureOf(wanted)];
    if (call !== undefined && wantedCall !== undefined) {
      // Who calls it passes the arguments.
      const given = types.parametersOf(wantedCall);
      for (const [at, parameter] of types.parametersOf(call).entries()) next(given[at], parameter);
      return next(types.resultOf(call), types.resultOf(wantedCall));
    }
    const fields = types.fieldsOf(value);
    for (const [name, target] of types.fieldsOf(wanted) ?? []) {
      const field = fields?.get(name);
      if (field === undefined || declarationsOf(target).length + declarationsOf(field).length === 0) continue;
      if (declarationsOf(target).some((at) => read.has(at))) note(field);
      next(types.ofSymbol(field), types.ofSymbol(target));
    }
  };
  do {
    hasGrown = false;
    const seen = new Set();
    for (const [value, wanted] of flows.values()) compare(value, wanted, seen, 0);
  } while (hasGrown);
  return read;
}

/** Whether an expression is given to something that may have a type of its own. */
function isPassedOn(node) {
  const { kind, parent } = node;
  if (kind === SyntaxKind.JsxElement || kind === SyntaxKind.StringLiteral) return false;
  switch (parent.kind) {
    case SyntaxKind.CallExpression:
    case SyntaxKind.NewExpression:
      return parent.expression !== node && parent.arguments?.includes(node) === true;
    case SyntaxKind.JsxExpression:
    case SyntaxKind.ReturnStatement:
    case SyntaxKind.ArrayLiteralExpression:
      return true;
    case SyntaxKind.ArrowFunction:
      return parent.body === node && kind !== SyntaxKind.Block;
    case SyntaxKind.VariableDeclaration:
    case SyntaxKind.PropertyAssignment:
      return parent.initializer === node;
    case SyntaxKind.ConditionalExpression:
      return parent.condition !== node;
    default:
      return false;
  }
}

/** The declarations of the fields of what calls return, with the shortest path to each. */
function sentDeclarations(types, sources) {
  const sent = new Map();
  const byLength = (one, other) => {
    const rank = (name) => [name.split(".").length, name.length];
    const [[depth, length], [otherDepth, otherLength]] = [rank(one), rank(other)];
    return depth - otherDepth || length - otherLength || (one < other ? -1 : 1);
  };
  const walk = (type, name, seen) => {
    for (const part of type === undefined ? [] : types.partsOf(type)) {
      if (seen.has(part.id) || !(part.flags & OBJECTS)) continue;
      seen.add(part.id);
      const item = types.itemOf(part);
      if (item !== undefined) {
        walk(item, name, seen);
        continue;
      }
      for (const [field, symbol] of types.fieldsOf(part) ?? []) {
        const at = declarationsOf(symbol).filter((one) => one.includes("/packages/contract/src/"));
        if (at.length === 0) continue;
        const fieldName = `${name}.${field}`;
        for (const one of at)
          if (!sent.has(one) || byLength(fieldName, sent.get(one)) < 0) sent.set(one, fieldName);
        walk(types.ofSymbol(symbol), fieldName, seen);
      }
    }
  };
  for (const source of sources) {
    source.forEachChild((statement) => {
      if (statement.kind !== SyntaxKind.VariableStatement) return;
      for (const { name } of statement.declarationList.declarations) {
        // The output of the schema of a call's data.
        const output = ["data", "_zod", "output"].reduce((type, field) => {
          const symbol = type && types.fieldsOf(type)?.get(field);
          return symbol && types.ofSymbol(symbol);
        }, types.of(name));
        walk(output, name.text, new Set());
      }
    });
  }
  return sent;
}
