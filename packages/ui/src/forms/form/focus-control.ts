const control = "input:not([type=hidden], :disabled), textarea, select, button";

/** Focuses a control, or the Tab stop of a group. */
export function focusControl(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const target = element.matches(control)
    ? element
    : (element.querySelector<HTMLElement>("input[type=radio]:checked") ??
      element.querySelector<HTMLElement>(control));
  // Scroll above the middle, so that label and message stay visible above a phone's keyboard.
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}
