import type { Ref, RefCallback } from "react";
import { mergeRefs } from "../lib/merge-refs.js";

type Props = Record<string, unknown>;

/** The parts of React's internal tree that show which DOM elements a component rendered. */
interface Fiber {
  tag: number;
  type: unknown;
  elementType: unknown;
  memoizedProps: Props;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

function* descendants(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child; child = child.sibling) {
    yield child;
    yield* descendants(child);
  }
}

/** React's tree of a `createRoot` container; the container refers to it by a key with a random suffix. */
function fiberRoot(container: Element): Fiber {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"))!;
  const { stateNode } = (container as unknown as Record<string, Fiber>)[key]!;
  return (stateNode as { current: Fiber }).current;
}

/**
 * Marks the props of every element of the given components, and reports the marks that are missing on the elements each
 * instance rendered. All components are probed at once: each has its own ref, attribute and class.
 */
export function probe(components: readonly (readonly [name: string, component: unknown])[], bound: RegExp) {
  const names = new Map(components.map(([name, component]) => [component, name]));
  const refs = new Map<string, Set<Element>>();
  const callbacks = new Map<string, RefCallback<Element>>();
  for (const [name] of components) {
    const elements = new Set<Element>();
    refs.set(name, elements);
    callbacks.set(name, (element) => {
      if (element === null) return;
      elements.add(element);
      return () => void elements.delete(element);
    });
  }
  /** The same callback for the same pair: a new one per render would detach and attach it again. */
  const merged = new Map(components.map(([name]) => [name, new Map<unknown, RefCallback<Element>>()]));
  function merge(name: string, ref: Ref<Element> | undefined): RefCallback<Element> {
    const callback = callbacks.get(name)!;
    if (!ref) return callback;
    const callbacksByRef = merged.get(name)!;
    if (!callbacksByRef.has(ref)) callbacksByRef.set(ref, mergeRefs(ref, callback));
    return callbacksByRef.get(ref)!;
  }
  const attribute = (name: string) => `data-probe-${name.toLowerCase()}`;

  /** Adds the component's marks to the props; a ref, an id and classes from the parent are kept. */
  function mark(type: unknown, props: Props): Props {
    const name = names.get(type);
    if (name === undefined) return props;
    return {
      ...props,
      ref: merge(name, props["ref"] as Ref<Element> | undefined),
      id: props["id"] ?? `probe-${name}`,
      [attribute(name)]: "",
      className: [props["className"], `probe-${name}`].filter(Boolean).join(" "),
    };
  }

  function missingMarks(name: string, { id }: Props, elements: Element[]): string[] {
    const element = elements.find((one) => refs.get(name)!.has(one));
    if (!element) return ["ref"];
    const found = [];
    if (!element.hasAttribute(attribute(name))) found.push("rest props");
    // The id of a field belongs to its control or group, the target of its label and error.
    const idSelector = `[id=${JSON.stringify(id)}]`;
    const hasId =
      element.matches(idSelector) || element.querySelector(idSelector) || element.closest(idSelector);
    if (!bound.test(name) && !hasId) found.push("id");
    // A field passes attributes to its control or group, and the class to its root.
    const rootElement = element.matches("input, textarea, select, button, fieldset, [role]")
      ? element.closest(`.probe-${name}`)
      : element;
    // The caller's class must be last, except for classes passed on by other probed components.
    const classes = rootElement?.getAttribute("class")?.split(" ") ?? [];
    const followingClasses = classes.slice(classes.indexOf(`probe-${name}`) + 1);
    if (!classes.includes(`probe-${name}`) || !followingClasses.every((one) => one.startsWith("probe-")))
      found.push("className");
    if (!rootElement?.getAttribute("data-slot")) found.push("data-slot");
    return found;
  }

  /** The missing marks of the instances in the container, and the components that rendered elements. */
  function inspect(container: Element): { shown: Set<string>; losses: Set<string> } {
    const shown = new Set<string>();
    const losses = new Set<string>();
    for (const fiber of descendants(fiberRoot(container))) {
      const name = names.get(fiber.elementType) ?? names.get(fiber.type);
      if (name === undefined || !(attribute(name) in fiber.memoizedProps)) continue;
      const elements = [...descendants(fiber)]
        .map(({ stateNode }) => stateNode)
        .filter((node) => node instanceof Element);
      // A list's end may render nothing, and a closed overlay only its trigger.
      const hasMark = elements.some((element) => element.hasAttribute(attribute(name)));
      const isClosed = !hasMark && elements[0]?.getAttribute("data-state") === "closed";
      if (elements.length === 0 || isClosed || fiber.memoizedProps["open"] === false) continue;
      shown.add(name);
      for (const loss of missingMarks(name, fiber.memoizedProps, elements)) losses.add(`${name}: ${loss}`);
    }
    return { shown, losses };
  }

  return { mark, inspect };
}
