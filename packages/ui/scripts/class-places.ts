import { parseSync } from "vite";

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Properties, variables, parameters and functions that hold class names: `className`, `titleClass`, `sizeClasses`. */
const holdsClasses = /class(es)?(name)?s?\d*$/i;
/** Functions whose arguments are places for classes of their own. */
const joinsClasses = /^(cx|cva)$/;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
};

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.entries(node)
    .filter(([key]) => key !== "type")
    .flatMap(([, value]) => value)
    .filter(isNode);

const listOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Values of a module by the names that hold them: initializers of variables, defaults of parameters, results of functions. */
function declaredValues(program: SyntaxNode): ReadonlyMap<string, SyntaxNode[]> {
  const values = new Map<string, SyntaxNode[]>();
  const add = (name: string, value: unknown) => {
    if (name !== "" && isNode(value)) values.set(name, [...(values.get(name) ?? []), value]);
  };
  const visit = (node: SyntaxNode) => {
    if (node.type === "VariableDeclarator") add(nameOf(node["id"]), node["init"]);
    if (node.type === "FunctionDeclaration") add(nameOf(node["id"]), node);
    if (node.type === "AssignmentPattern") add(nameOf(node["left"]), node["right"]);
    if (node.type === "AssignmentExpression") add(nameOf(node["left"]), node["right"]);
    // `["w-14", "w-20"].map((width) => …)`
    if (node.type === "CallExpression" && isNode(node["callee"])) {
      const [callback] = listOf(node["arguments"]);
      const [parameter] = listOf(callback?.["params"]);
      if (nameOf(node["callee"]["property"]) === "map") add(nameOf(parameter), node["callee"]["object"]);
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return values;
}

/** The classes in `element.classList.add(…)`; the second argument of `toggle` is a condition. */
function classListArguments({ callee, arguments: values }: SyntaxNode): SyntaxNode[] {
  const object = isNode(callee) ? callee["object"] : undefined;
  if (!isNode(object) || nameOf(object["property"]) !== "classList") return [];
  return listOf(values).slice(0, nameOf((callee as SyntaxNode)["property"]) === "toggle" ? 1 : undefined);
}

/** What a function returns. */
function resultsOf(fn: SyntaxNode): SyntaxNode[] {
  const body = fn["body"];
  if (!isNode(body)) return [];
  if (body.type !== "BlockStatement") return [body];
  const results: SyntaxNode[] = [];
  const visit = (node: SyntaxNode) => {
    if (/Function/.test(node.type)) return;
    if (node.type === "ReturnStatement" && isNode(node["argument"])) results.push(node["argument"]);
    childrenOf(node).forEach(visit);
  };
  childrenOf(body).forEach(visit);
  return results;
}

/**
 * Finds all strings of a module that become class names. From each place for classes (`className`, `cx()`, names that end in
 * `Class`) it follows the value to where it is written: through conditions, lookups, lists and the module's own variables and
 * functions. What comes from elsewhere (a parameter, an import, another object) must have a name that ends in `Class`.
 * `problems` lists the values that could not be followed: a class in them would keep its bare name and lose its style.
 */
export function classPlaces(code: string, file: string): { strings: Set<SyntaxNode>; problems: string[] } {
  const program = parseSync(file, code).program as unknown as SyntaxNode;
  const values = declaredValues(program);
  const strings = new Set<SyntaxNode>();
  const problems: string[] = [];
  const followed = new Set<SyntaxNode>();

  const fail = (node: SyntaxNode) =>
    void problems.push(
      `${file}:${code.slice(0, node.start).split("\n").length}: the class of \`${code.slice(node.start, node.end)}\` cannot be followed; name it …Class`,
    );

  /** Follows a name to its values in the module. */
  function followName(name: string, node: SyntaxNode): void {
    const found = values.get(name);
    if (found !== undefined) found.forEach(follow);
    else if (!holdsClasses.test(name) && name !== "undefined") fail(node);
  }

  function followCall(node: SyntaxNode): void {
    const callee = node["callee"] as SyntaxNode;
    if (callee.type === "MemberExpression") {
      const method = nameOf(callee["property"]);
      if (/^(join|filter|slice|trim|at|concat)$/.test(method)) return follow(callee["object"] as SyntaxNode);
      return holdsClasses.test(method) ? undefined : fail(node);
    }
    const name = nameOf(callee);
    // Arguments of `cx` and `cva` are places of their own.
    if (joinsClasses.test(name)) return;
    followName(name, node);
  }

  function followMember(node: SyntaxNode): void {
    const object = node["object"] as SyntaxNode;
    const property = nameOf(node["property"]);
    if (node["computed"] !== true && holdsClasses.test(property)) return;
    if (object.type === "ObjectExpression" || object.type === "ArrayExpression") return follow(object);
    if (object.type === "MemberExpression") return followMember(object);
    followName(nameOf(object), node);
  }

  function follow(node: SyntaxNode): void {
    if (followed.has(node)) return;
    followed.add(node);
    switch (node.type) {
      case "Literal":
        if (typeof node["value"] === "string") strings.add(node);
        return;
      case "TemplateLiteral":
        listOf(node["quasis"]).forEach((quasi) => strings.add(quasi));
        return listOf(node["expressions"]).forEach(follow);
      case "ConditionalExpression":
        follow(node["consequent"] as SyntaxNode);
        return follow(node["alternate"] as SyntaxNode);
      case "LogicalExpression":
        if (node["operator"] !== "&&") follow(node["left"] as SyntaxNode);
        return follow(node["right"] as SyntaxNode);
      case "BinaryExpression":
        follow(node["left"] as SyntaxNode);
        return follow(node["right"] as SyntaxNode);
      case "ArrayExpression":
        return listOf(node["elements"]).forEach(follow);
      case "SpreadElement":
        return follow(node["argument"] as SyntaxNode);
      case "ObjectExpression":
        return listOf(node["properties"]).forEach((property) =>
          follow((property["value"] ?? property["argument"]) as SyntaxNode),
        );
      case "ParenthesizedExpression":
        return follow(node["expression"] as SyntaxNode);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return resultsOf(node).forEach(follow);
      case "CallExpression":
        return followCall(node);
      case "MemberExpression":
        return followMember(node);
      case "Identifier":
        return followName(nameOf(node), node);
      case "UnaryExpression":
        // `void 0` and `!open`: no text.
        return;
      default:
        return fail(node);
    }
  }

  /** The classes of `cva(base, { variants: { size: { large: "…" } } })`. */
  function followVariants([base, options]: SyntaxNode[]): void {
    if (base !== undefined) follow(base);
    const variants = listOf(options?.["properties"]).find(({ key }) => nameOf(key) === "variants");
    const groups = variants?.["value"];
    if (isNode(groups)) follow(groups);
  }

  /** Follows what is passed to the module's own functions for a parameter that holds classes. */
  function followArguments(node: SyntaxNode): void {
    for (const fn of values.get(nameOf(node["callee"])) ?? []) {
      listOf(fn["params"]).forEach((parameter, at) => {
        const argument = listOf(node["arguments"])[at];
        const name = nameOf(parameter.type === "AssignmentPattern" ? parameter["left"] : parameter);
        if (argument !== undefined && holdsClasses.test(name)) follow(argument);
      });
    }
  }

  /** Finds the places for classes. */
  function visit(node: SyntaxNode, inPattern: boolean): void {
    if (node.type === "CallExpression") {
      const callee = nameOf(node["callee"]);
      if (callee === "cx") listOf(node["arguments"]).forEach(follow);
      else if (callee === "cva") followVariants(listOf(node["arguments"]));
      else followArguments(node);
      classListArguments(node).forEach(follow);
    }
    if (
      node.type === "Property" &&
      !inPattern &&
      node["computed"] !== true &&
      holdsClasses.test(nameOf(node["key"]))
    )
      follow(node["value"] as SyntaxNode);
    if (
      node.type === "AssignmentExpression" &&
      holdsClasses.test(nameOf((node["left"] as SyntaxNode)["property"]))
    )
      follow(node["right"] as SyntaxNode);
    if (/^(VariableDeclarator|FunctionDeclaration)$/.test(node.type) && holdsClasses.test(nameOf(node["id"])))
      follow((node["init"] ?? node) as SyntaxNode);
    for (const child of childrenOf(node)) visit(child, node.type === "ObjectPattern");
  }
  visit(program, false);
  return { strings, problems };
}
