import { parseSync } from "vite";

/** Children of a syntax node that are types: naming a type is no use of a value. */
const TYPES = new Set([
  "typeAnnotation",
  "typeArguments",
  "typeParameters",
  "returnType",
  "superTypeArguments",
]);

function walk(node, visit) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  if (typeof node?.type !== "string" || /^TS(Type|Interface)/.test(node.type)) return;
  visit(node);
  for (const [key, child] of Object.entries(node))
    if (typeof child === "object" && !TYPES.has(key)) walk(child, visit);
}

const nameOf = (key) => key?.name ?? key?.value;

/** Names that a piece of code uses; of an object of actions, the members: `cartActions.cleared`. */
function usesOf(node) {
  const uses = new Set();
  walk(node, (found) => {
    if (found.type === "Identifier" || found.type === "JSXIdentifier") uses.add(found.name);
    if (found.type === "MemberExpression") uses.add(`${found.object.name}.${nameOf(found.property)}`);
    if (found.type === "VariableDeclarator" && found.id.type === "ObjectPattern")
      for (const { key } of found.id.properties) uses.add(`${found.init?.name}.${nameOf(key)}`);
  });
  return uses;
}

/** The declarations at the top of a module: `[name, syntax node]`. */
function declarationsOf(source) {
  const { body } = parseSync("module.tsx", source).program;
  return body.flatMap((statement) => {
    const declared = statement.declaration ?? statement;
    if (declared.type === "FunctionDeclaration") return [[declared.id.name, declared]];
    if (declared.type !== "VariableDeclaration") return [];
    return declared.declarations.flatMap((one) => (one.id.name ? [[one.id.name, one.init]] : []));
  });
}

function literalOf(node) {
  return node?.type === "TSAsExpression" ? literalOf(node.expression) : node;
}

/** What a selector reads of the state, its first parameter: paths such as `cart.ids`. */
function readsOf(selector) {
  const paths = new Map();
  const bind = (pattern, path) => {
    if (pattern.type === "Identifier") paths.set(pattern.name, path);
    for (const { key, value } of pattern.properties ?? []) bind(value, [...path, nameOf(key)]);
  };
  const reads = new Set();
  const pathOf = (node) => {
    if (node.type === "Identifier") return paths.get(node.name);
    const base = node.type === "MemberExpression" && !node.computed ? pathOf(node.object) : undefined;
    return base && [...base, node.property.name];
  };
  bind(selector.params[0], []);
  walk(selector.body, (node) => {
    const path = pathOf(node);
    // A piece of state is a slice or one of its fields; what lies deeper is its content.
    for (const depth of [1, 2]) if (path?.length >= depth) reads.add(path.slice(0, depth).join("."));
  });
  return reads;
}

/**
 * The action creators, selectors and pieces of state that nothing uses. `domain` and `users` are sources: an action may
 * also be created by a function of the domain that is used. `state` is the initial state.
 */
export function findUnused({ domain, users, state }) {
  const declarations = new Map(domain.flatMap(declarationsOf));
  const isFunction = (node) => /Function/.test(node?.type);

  const actions = [...declarations].flatMap(([name, node]) => {
    if (name.endsWith("Actions") && literalOf(node)?.type === "ObjectExpression")
      return literalOf(node).properties.map(({ key }) => `${name}.${nameOf(key)}`);
    return isFunction(node) && node.body && createsAction(node) ? [name] : [];
  });
  const selectors = [...declarations.keys()].filter((name) => /^select[A-Z]/.test(name));

  const used = new Set();
  const include = (names) => {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      const declared = declarations.get(name);
      if (isFunction(declared)) include(usesOf(declared.body));
    }
  };
  for (const source of users) include(usesOf(withoutImports(source)));

  const read = new Set(
    selectors.filter((name) => used.has(name)).flatMap((name) => [...readsOf(declarations.get(name))]),
  );
  const pieces = Object.entries(state).flatMap(([slice, value]) => {
    const fields = Array.isArray(value) ? [] : Object.keys(value ?? {});
    return fields.length === 0 ? [slice] : fields.map((field) => `${slice}.${field}`);
  });
  return {
    actions: actions.filter((name) => !used.has(name)),
    selectors: selectors.filter((name) => !used.has(name)),
    state: pieces.filter((piece) => !read.has(piece)),
  };
}

/** Whether a function returns an object with a literal type such as `cart/reconciled`. */
function createsAction({ body }) {
  let creates = false;
  walk(body, (node) => {
    creates ||=
      node.type === "ReturnStatement" &&
      (literalOf(node.argument)?.properties ?? []).some(
        ({ key, value }) => nameOf(key) === "type" && /^\w+\/\w+$/.test(literalOf(value)?.value),
      );
  });
  return creates;
}

/** An import or a re-export alone uses nothing. */
function withoutImports(source) {
  const { body } = parseSync("module.tsx", source).program;
  return body.filter(
    ({ type, source: from }) => type !== "ImportDeclaration" && !(from && type.startsWith("Export")),
  );
}
