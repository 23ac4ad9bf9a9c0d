import type { Ref, RefCallback } from "react";

/** Combines refs, such as a component's own and the one from its props. */
export function mergeRefs<T>(...refs: ReadonlyArray<Ref<T> | undefined>): RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => {
      if (typeof ref === "function") return ref(element) ?? (() => void ref(null));
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const step of undo) step();
    };
  };
}
