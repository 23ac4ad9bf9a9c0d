"use client";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useForm } from "react-final-form";

/** Validation of a form as final-form calls it: errors nested by field. */
export type Check = (values: object) => object;

/**
 * For a `check` that finds errors only once something has been loaded: a function that loads it and validates the form
 * again. Undefined when there is nothing to load. The form loads it once it has the focus.
 */
export function useLoadedValidation(
  element: RefObject<HTMLElement | null>,
  check: Check | undefined,
  load: (() => Promise<unknown>) | undefined,
): (() => Promise<void>) | undefined {
  const form = useForm();
  // The language, and with it the check, may change while it loads.
  const latest = useRef(check);
  useLayoutEffect(() => {
    latest.current = check;
  });
  // A submit while it loads waits for the same promise as the errors, so nothing is changed between the two.
  const pending = useRef<Promise<void>>(undefined);
  const loadAndCheck = useCallback(() => {
    pending.current ??= Promise.resolve(load?.())
      .then(() => form.setConfig("validate", latest.current))
      .finally(() => void (pending.current = undefined));
    return pending.current;
  }, [form, load]);
  const hasLoad = load !== undefined;
  useEffect(() => {
    const target = element.current;
    if (!hasLoad || !target) return undefined;
    const start = () => void loadAndCheck();
    if (target.contains(document.activeElement)) start();
    target.addEventListener("focusin", start);
    return () => target.removeEventListener("focusin", start);
  }, [hasLoad, element, loadAndCheck]);
  return load && loadAndCheck;
}
