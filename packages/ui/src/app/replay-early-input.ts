declare global {
  interface Window {
    /** Of start.js: the buttons pressed before the app took the page over; from then on the app handles them. */
    takeEarlyPresses?: () => (HTMLElement | null)[];
  }
}

/**
 * Repeats what the customer did on the server-rendered page before it was hydrated: fields that were filled in or
 * checked, the focus, then presses of buttons, in their order. Does nothing on a page that the browser rendered.
 */
export function replayEarlyInput(): void {
  const presses = window.takeEarlyPresses?.();
  if (presses === undefined) return;
  delete window.takeEarlyPresses;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"))
    replayField(field);
  // A field that already has the focus opens its suggestions now.
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  void pressInTurn(presses);
}

/** Each press needs what the fields and the presses before it have changed, so React has to render in between. */
async function pressInTurn(buttons: readonly (HTMLElement | null)[]): Promise<void> {
  for (const button of buttons) {
    await new Promise((done) => setTimeout(done));
    if (button?.isConnected === true) button.click();
  }
}

/** React ignores an event that does not change the value it knows, which it takes through the field's own setter. */
function replayField(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
    if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
    field.checked = !field.checked;
    field.click();
    return;
  }
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
