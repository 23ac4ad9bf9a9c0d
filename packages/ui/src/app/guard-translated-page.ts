declare global {
  interface Window {
    /** Of start.js: what changed in the server's page until now; the caller observes further changes. */
    takeEarlyChanges?: () => MutationRecord[];
  }
}

/** How long a server-rendered page is kept in its own language for React, ms. */
const HYDRATION_LIMIT = 10_000;

/** For each node that someone other than React has taken out of the page, the nodes that replace it. */
const replacements = new WeakMap<Node, readonly ChildNode[]>();
let observer: MutationObserver;
let guarded: Document | undefined;

/**
 * Lets React work on a page that the browser translates, or whose texts an extension replaces. A translator replaces text
 * nodes that React still holds by `<font>` elements. React then throws when it removes such a text or inserts before it,
 * and shows nothing when it changes it. The guard records which nodes replace which text. It removes them with the text,
 * inserts before them, and puts the text back when React changes it, so that the translator translates it again.
 *
 * Call it once for a document, before the app renders.
 *
 * @param hydrating Element of a page rendered on a server, which React is about to hydrate. Until then, texts in it are
 * put back at once: React would replace a page that differs, together with what the customer has done in it.
 */
export function guardTranslatedPage(hydrating?: Element): void {
  if (guarded === document) return;
  guarded = document;
  const until = Date.now() + HYDRATION_LIMIT;
  const isAwaited = (parent: ParentNode | null) =>
    parent instanceof Element &&
    hydrating?.contains(parent) === true &&
    Date.now() < until &&
    (window.takeEarlyPresses !== undefined || !isHydrated(parent));
  const note = (records: readonly MutationRecord[]) => {
    for (const text of noteReplacements(records))
      if (isAwaited(standInsOf(text)[0]?.parentNode ?? null)) putBack(text);
  };
  observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });
  note(window.takeEarlyChanges?.() ?? []);
  delete window.takeEarlyChanges;
  patchNode(() => note(observer.takeRecords()));
}

/** React notes its properties on every element that it has taken over. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));

/** Notes which nodes stand in the place of removed ones. Returns the replaced text nodes. */
function noteReplacements(records: readonly MutationRecord[]): Node[] {
  const texts: Node[] = [];
  const added = new Set<Node>();
  /** Noted as replacing something. */
  const claimed = new Set<Node>();
  records.forEach((record, at) => {
    for (const node of record.addedNodes) added.add(node);
    for (const node of record.removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE && node.nodeName !== "FONT") continue;
      const standIns = addedFor(record, at);
      if (standIns.length === 0) continue;
      for (const standIn of standIns) claimed.add(standIn);
      replacements.set(node, standIns as ChildNode[]);
      if (node.nodeType === Node.TEXT_NODE) texts.push(node);
    }
  });
  return texts;

  /** By the same step, by one before it beside the node, or by one after it in the node's place. */
  function addedFor(
    { addedNodes, target, previousSibling, nextSibling }: MutationRecord,
    at: number,
  ): Node[] {
    if (addedNodes.length > 0) return [...addedNodes];
    const beside = [previousSibling, nextSibling].find(
      (node) => node !== null && added.has(node) && !claimed.has(node),
    );
    if (beside) return [beside];
    const after = records
      .slice(at + 1)
      .find(
        (later) =>
          later.target === target &&
          later.addedNodes.length > 0 &&
          later.previousSibling === previousSibling &&
          later.nextSibling === nextSibling,
      );
    return [...(after?.addedNodes ?? [])];
  }
}

/** What stands in the page for a node that is no longer in it, also where that has been replaced in turn. */
function standInsOf(node: Node, depth = 0): readonly ChildNode[] {
  if (depth > 8) return [];
  return (replacements.get(node) ?? []).flatMap((one) =>
    one.parentNode === null ? standInsOf(one, depth + 1) : [one],
  );
}

/** Puts a replaced text back into its place: it changes, or React moves it. */
function putBack(node: Node): void {
  if (node.parentNode !== null || !replacements.has(node)) return;
  const [first, ...others] = standInsOf(node);
  first?.replaceWith(node);
  for (const other of others) other.remove();
}

/** The child of `parent` that is the node, contains it or stands in its place. */
function childFor(node: Node, parent: Node): ChildNode | undefined {
  let child: Node | null | undefined = node.parentNode === null ? standInsOf(node)[0] : node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return (child ?? undefined) as ChildNode | undefined;
}

function patchNode(takeChanges: () => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` of the patched methods
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    takeChanges();
    const standIns = child.parentNode === null ? standInsOf(child) : [];
    for (const standIn of standIns) standIn.remove();
    if (child.parentNode === null) return child;
    // Wrapped into an element that holds nothing else, which goes with it.
    const wrapper = childFor(child, this);
    const isAlone = wrapper !== undefined && wrapper.textContent === child.textContent;
    if (isAlone) wrapper.remove();
    (child as unknown as ChildNode).remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    putBack(node);
    if (!before || before.parentNode === this) return insertBefore.call(this, node, before) as T;
    takeChanges();
    return insertBefore.call(this, node, childFor(before, this) ?? null) as T;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node);
    return appendChild.call(this, node) as T;
  };
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this.parentNode === null) {
        takeChanges();
        putBack(this);
      }
      nodeValue.set!.call(this, value);
    },
  });
}
