import type { KeyboardEvent } from "react";
import { latinKey } from "../../lib/latin-key.js";

/** Keys that move from row to row: the arrows, and J and K as in mail. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  j: 1,
  k: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Moves the focus between the same controls of the rows. Returns whether the key was one of these. A control that takes the keys
 * itself, such as a text field, keeps them.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): boolean {
  const step = STEPS[latinKey(event)];
  const target = event.target as HTMLElement;
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented)
    return false;
  if (!target.matches("button, a, input[type=checkbox]") || target.hasAttribute("aria-haspopup"))
    return false;
  const row = target.closest<HTMLElement>("[data-slot=table-row]");
  if (!row?.parentElement) return false;
  const rows = [...row.parentElement.children];
  const controls = (element: Element) => [...element.querySelectorAll<HTMLElement>("button, a, input")];
  const at = controls(row).indexOf(target);
  const to = Math.min(Math.max(rows.indexOf(row) + step, 0), rows.length - 1);
  event.preventDefault();
  controls(rows[to]!)[at]?.focus();
  return true;
}
