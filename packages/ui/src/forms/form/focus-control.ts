const control = "input:not([type=hidden], :disabled), textarea, select, button";

/** Focuses a control, or the one of a group that Tab would come to first. */
export function focusControl(element: HTMLElement | null | undefined): void {
  if (!element) return;
  const target = element.matches(control)
    ? element
    : (element.querySelector<HTMLElement>("input[type=radio]:checked") ??
      element.querySelector<HTMLElement>(control));
  // Above the middle, so that label and message are in sight over a phone's keyboard.
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}
