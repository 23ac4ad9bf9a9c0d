import type { Ref, RefCallback } from "react";
import { mergeRefs } from "../lib/merge-refs.js";

type Props = Record<string, unknown>;

/** The parts of React's internal tree that tell which DOM elements a component rendered. */
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

/** The tree that React keeps for a container of `createRoot`; the container refers to it by a key with a random end. */
function fiberRoot(container: Element): Fiber {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"))!;
  const { stateNode } = (container as unknown as Record<string, Fiber>)[key]!;
  return (stateNode as { current: Fiber }).current;
}

/**
 * Marks the props of every element of the given components, and tells what of it did not arrive at the elements that
 * each instance rendered. All components are probed at once: each has a ref, an attribute and a class of its own.
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
  /** The same callback for the same pair: a new one in each render would detach and attach it again. */
  const merged = new Map(components.map(([name]) => [name, new Map<unknown, RefCallback<Element>>()]));
  function merge(name: string, ref: Ref<Element> | undefined): RefCallback<Element> {
    const callback = callbacks.get(name)!;
    if (!ref) return callback;
    const known = merged.get(name)!;
    if (!known.has(ref)) known.set(ref, mergeRefs(ref, callback));
    return known.get(ref)!;
  }
  const attribute = (name: string) => `data-probe-${name.toLowerCase()}`;

  /** The props with the marks of their component; a ref, an id and classes that the parent passes are kept. */
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

  function lost(name: string, { id }: Props, elements: Element[]): string[] {
    const element = elements.find((one) => refs.get(name)!.has(one));
    if (!element) return ["ref"];
    const found = [];
    if (!element.hasAttribute(attribute(name))) found.push("rest props");
    // The id of a field is its control's, or that of the group which holds it: a label and an error lead there.
    const own = `[id=${JSON.stringify(id)}]`;
    const holds = element.matches(own) || element.querySelector(own) || element.closest(own);
    if (!bound.test(name) && !holds) found.push("id");
    // A field gives its control, or its group of controls, what makes it one, and its frame what places it.
    const placed = element.matches("input, textarea, select, button, fieldset, [role]")
      ? element.closest(`.probe-${name}`)
      : element;
    // Nothing may follow the class of the caller, but those that other probed components pass on.
    const classes = placed?.getAttribute("class")?.split(" ") ?? [];
    const after = classes.slice(classes.indexOf(`probe-${name}`) + 1);
    if (!classes.includes(`probe-${name}`) || !after.every((one) => one.startsWith("probe-")))
      found.push("className");
    if (!placed?.getAttribute("data-slot")) found.push("data-slot");
    return found;
  }

  /** What the instances in the container lost, and which components rendered elements. */
  function inspect(container: Element): { shown: Set<string>; losses: Set<string> } {
    const shown = new Set<string>();
    const losses = new Set<string>();
    for (const fiber of descendants(fiberRoot(container))) {
      const name = names.get(fiber.elementType) ?? names.get(fiber.type);
      if (name === undefined || !(attribute(name) in fiber.memoizedProps)) continue;
      const elements = [...descendants(fiber)]
        .map(({ stateNode }) => stateNode)
        .filter((node) => node instanceof Element);
      // The end of a list shows nothing; a closed overlay nothing but the trigger that it was given.
      if (elements.length === 0 || fiber.memoizedProps["open"] === false) continue;
      shown.add(name);
      for (const loss of lost(name, fiber.memoizedProps, elements)) losses.add(`${name}: ${loss}`);
    }
    return { shown, losses };
  }

  return { mark, inspect };
}
