import { type ESTree, parseAst, type Plugin, Visitor } from "vite";
import { withoutUnusedEvents } from "./react-dom-events.ts";

/**
 * Kinds of fibers that no page creates: Profiler, SuspenseList, legacy hidden trees, tracing, `html`, `head` and `body`,
 * view transitions and Activity.
 */
const UNUSED_TAGS = new Set([12, 19, 21, 23, 25, 27, 30, 31]);

/**
 * Functions of features that no page uses, and what each answers in their absence: as React's own builds do with the
 * feature's flag off.
 */
const UNUSED_FUNCTIONS: Readonly<Record<string, string>> = {
  // View transitions, for which no fiber exists.
  trackEnterViewTransitions: "",
  commitEnterViewTransitions: "",
  commitExitViewTransitions: "",
  commitNestedViewTransitions: "",
  commitDeletedPairViewTransitions: "",
  measureNestedViewTransitions: "",
  restoreEnterOrExitViewTransitions: "",
  restoreNestedViewTransitions: "",
  flushAfterMutationEffects: "",
  startViewTransition: "return null;",
  // Commits that wait for style sheets or for pictures of a view transition.
  preloadInstanceAndSuspendIfNeeded: "workInProgress.flags &= -16777217;",
  accumulateSuspenseyCommitOnFiber: "",
  waitForCommitToBeReady: "return null;",
  // Style sheets and scripts that React loads once: those with `precedence`, and `async` ones.
  getResource: "return null;",
  acquireResource: "return null;",
  preloadResourceAndSuspendIfNeeded: "",
  insertStylesheetIntoRoot: "",
  // Refs of fragments.
  isFragmentInstanceParent: "return !1;",
  commitNewChildToFragmentInstances: "",
  commitFragmentInstanceInsertionEffects: "",
  commitFragmentInstanceDeletionEffects: "",
  // Functions as the action of a form.
  extractEvents$1: "",
  // Events of selections.
  constructSelectEvent: "",
  // Custom elements.
  isCustomElement: "return !1;",
  // The browser's loading indicator during an asynchronous action.
  defaultOnDefaultTransitionIndicator: "",
  // The stack of components that comes with an error, which nothing reads.
  getStackByFiberInDevAndProd: 'return "";',
};

/** Assignments of what no page calls: methods of such features, findDOMNode, and what `react-dom` loads ahead. */
const UNUSED_ASSIGNMENTS =
  /^(FragmentInstance\.prototype\.\w+|ReactDOMHydrationRoot\.prototype\.unstable_\w+|ReactDOMSharedInternals\.findDOMNode|exports\.(preconnect|prefetchDNS|preinit\w*|preload\w*|requestFormReset|useForm\w+)) = /;

/** Hooks of forms with actions. */
const UNUSED_HOOKS = new Set(["useFormState", "useActionState", "useHostTransitionStatus", "useOptimistic"]);

/** What `react-dom` calls in its client: flushSync is used, but not `preload` and its like. */
const LOADERS = "ReactDOMSharedInternals.d";
const LEAN_LOADERS = "{ f: flushSyncWork }";

/**
 * Leaves out the parts of React DOM that the storefront does not use. React has a flag for most of them, but publishes no
 * build without: a quarter of its code, 9 kB at brotli 11 of every page. Events that nothing handles are left out, too.
 * Server, tests and Storybook have all of it.
 * Fails when React DOM no longer has what is named here (docs/decisions/0039-lean-react-dom.md).
 */
export function leanReactDom(): Plugin {
  let unusedHandlers: RegExp | undefined;
  return {
    name: "talabee:lean-react-dom",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js$/ },
      handler: (code, id) => {
        if (!id.includes("-client")) return { code: withoutUnused(code, true), map: null };
        const events = withoutUnusedEvents(code);
        ({ unusedHandlers } = events);
        return { code: withoutUnused(events.code), map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { code }] of Object.entries(chunk.modules)) {
          const found = id.includes("/react-dom/") ? null : unusedHandlers?.exec(code ?? "");
          if (found) this.error(`${id} has ${found[0]}: add it to the used events (react-dom-events.ts)`);
        }
      }
    },
  };
}

/**
 * The code without what is named above; `isEntry` is true for `react-dom` itself, which has none of the functions. What only
 * that called is left to the minifier.
 */
export function withoutUnused(code: string, isEntry = false): string {
  const missing = new Set(isEntry ? [] : Object.keys(UNUSED_FUNCTIONS));
  const edits: Edit[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      const lean = id && UNUSED_FUNCTIONS[id.name];
      if (typeof lean !== "string") return;
      missing.delete(id!.name);
      edits.push({ ...body!, text: `{${lean}}` });
    },
    CallExpression({ start, end, callee }) {
      const value =
        callee.type === "Identifier" && /^return (.+);$/.exec(UNUSED_FUNCTIONS[callee.name] ?? "");
      if (value) edits.push({ start, end, text: value[1]! });
    },
    ExpressionStatement(statement) {
      if (UNUSED_ASSIGNMENTS.test(code.slice(statement.start, statement.start + 80)))
        edits.push({ ...statement, text: "" });
    },
    Property(property) {
      if (property.key.type === "Identifier" && UNUSED_HOOKS.has(property.key.name))
        edits.push({ ...property.value, text: "void 0" });
    },
    AssignmentExpression({ left, right }) {
      if (code.slice(left.start, left.end) === LOADERS) edits.push({ ...right, text: LEAN_LOADERS });
    },
    SwitchStatement(statement) {
      if (isTag(statement.discriminant)) edits.push(...unusedCases(statement));
    },
    BinaryExpression({ start, end, left, operator, right }) {
      if (isUnusedTag(left) && isTag(right))
        edits.push({ start, end, text: operator === "===" ? "!1" : "!0" });
    },
  }).visit(parseAst(code));
  if (missing.size > 0) throw new Error(`React DOM has no ${[...missing].join(", ")}`);
  return applied(edits, code);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with all edits, of which those inside another are dropped. */
function applied(edits: readonly Edit[], code: string): string {
  let result = "";
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

const isTag = (node: ESTree.Node) =>
  node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "tag";

const isUnusedTag = (node: ESTree.Node | null) =>
  node?.type === "Literal" && typeof node.value === "number" && UNUSED_TAGS.has(node.value);

/** Removes the cases of unused tags: their code too, unless the case before runs into it. */
function unusedCases(statement: ESTree.SwitchStatement): Edit[] {
  const variables: string[] = [];
  const removals = statement.cases.flatMap((one, at) => {
    if (!isUnusedTag(one.test)) return [];
    const before = statement.cases[at - 1];
    const isReached = before !== undefined && !endsWithJump(before);
    if (!isReached) variables.push(...variablesOf(one));
    return [{ start: one.start, end: (isReached && one.consequent[0]?.start) || one.end, text: "" }];
  });
  if (variables.length === 0) return removals;
  // Other cases may use a variable that is declared in one that goes.
  const { start, end } = statement;
  return [
    { start, end: start, text: `{ var ${variables.join(", ")}; ` },
    ...removals,
    { start: end, end, text: " }" },
  ];
}

/** Whether code after a case is not reached from it. */
function endsWithJump({ consequent }: ESTree.SwitchCase): boolean {
  const last = consequent.at(-1);
  return /^(Break|Return|Continue|Throw)Statement$/.test(last?.type ?? "");
}

function variablesOf(node: ESTree.SwitchCase): string[] {
  const names: string[] = [];
  new Visitor({
    VariableDeclarator({ id }) {
      if (id.type === "Identifier") names.push(id.name);
    },
  }).visit({ type: "Program", body: node.consequent, start: 0, end: 0 } as unknown as ESTree.Program);
  return names;
}
