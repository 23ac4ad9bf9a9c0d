/** Props with a closed set of values that choose how a component looks. */
const LOOK_PROPS = new Set(["variant", "size", "tone", "layout", "shape", "ratio", "gap", "stage"]);

const isComponentName = (name) => /^[A-Z]/.test(name ?? "");
const isClassAttribute = (node) =>
  node.type === "JSXAttribute" && /^className$|ClassName$/.test(node.name.name);
const isCx = (node) => node.type === "CallExpression" && node.callee.name === "cx";

/** Calls `visit` with each node below one, the node included; `false` from it leaves out what is below. */
function walk(node, visit) {
  if (visit(node) === false) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent") continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === "string") walk(child, visit);
  }
}

/** The look props that a component takes from its props by name. */
function lookPropsOf(component) {
  const props = component.params[0];
  const patterns = props?.type === "ObjectPattern" ? [props] : [];
  if (props?.type === "Identifier" && component.body.type === "BlockStatement")
    for (const statement of component.body.body)
      for (const { id, init } of statement.declarations ?? [])
        if (id.type === "ObjectPattern" && init?.name === props.name) patterns.push(id);
  return patterns
    .flatMap(({ properties }) => properties)
    .map(({ key }) => key?.name)
    .filter((name) => LOOK_PROPS.has(name));
}

function mentions(expression, names) {
  let found = false;
  walk(expression, (node) => {
    if (node.type === "Identifier" && names.has(node.name)) found = true;
  });
  return found;
}

/** The look props and what a component derives from them: `const isTile = layout === "tile"`. */
function lookNamesOf(component) {
  const names = new Set(LOOK_PROPS);
  walk(component.body, (node) => {
    if (node.type !== "VariableDeclarator" || node.id.type !== "Identifier") return;
    if (node.init?.type === "BinaryExpression" && mentions(node.init, names)) names.add(node.id.name);
  });
  return names;
}

/**
 * A look prop chooses class names through `cva` alone, and its value stands on the component as a data attribute, so
 * that a brand can style it (`[data-slot=…][data-variant=…]`). The attribute is asked for where the component has a
 * `data-slot`, unless it hands the prop on to another component.
 */
export const variantsByCva = {
  meta: {
    type: "problem",
    messages: {
      classes: "`{{name}}` chooses class names: use `cva`",
      attribute: "`{{name}}` is not shown: add `data-{{name}}={{{name}}}` to the root",
    },
  },
  create(context) {
    function checkClasses(expression, names) {
      walk(expression, (node) => {
        // Conditions in the arguments of a `cva` function choose a variant, not a class.
        if (node.type === "CallExpression" && !isCx(node)) return false;
        const chooser =
          node.type === "ConditionalExpression"
            ? node.test
            : node.type === "LogicalExpression"
              ? node.left
              : node.type === "MemberExpression" && node.computed
                ? node.property
                : undefined;
        const name = chooser && [...names].find((each) => mentions(chooser, new Set([each])));
        if (name === undefined) return;
        context.report({ node, messageId: "classes", data: { name } });
        return false;
      });
    }
    function checkComponent(node) {
      const name = node.id?.name ?? node.parent?.id?.name;
      if (!isComponentName(name)) return;
      const names = lookNamesOf(node);
      const shown = new Set();
      walk(node.body, (inner) => {
        if (isClassAttribute(inner) && inner.value) {
          checkClasses(inner.value, names);
          return false;
        }
        if (isCx(inner)) {
          checkClasses(inner, names);
          return false;
        }
        if (inner.type === "JSXAttribute") shown.add(inner.name.name);
        if (inner.type === "Property") shown.add(inner.key.value);
      });
      if (!shown.has("data-slot")) return;
      for (const prop of lookPropsOf(node))
        if (!shown.has(prop) && !shown.has(`data-${prop}`))
          context.report({ node: node.id ?? node, messageId: "attribute", data: { name: prop } });
    }
    return {
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};
