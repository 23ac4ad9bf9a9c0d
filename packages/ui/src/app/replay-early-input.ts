/** A button that was pressed before the app had taken the page over. */
export interface EarlyPress {
  /** Of this page; absent if the page was reloaded since. */
  readonly element?: HTMLElement;
  /** Its text, and which of the buttons with that text it is. */
  readonly label: string;
  readonly at: number;
}

declare global {
  interface Window {
    /** Of start.js: the buttons pressed before the app took the page over; from then on the app handles them. */
    takeEarlyPresses?: () => EarlyPress[];
  }
}

/** As in start.js: the links are "Show more" of a list. */
const BUTTONS = 'button, a[href^="?"]';
/** A page that the app renders again shows its buttons once its data has come. */
const WAIT_MS = 15_000;

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
async function pressInTurn(presses: readonly EarlyPress[]): Promise<void> {
  const page = location.pathname;
  // All at once: a press may remove the button of the next one, which must not go to a similar button then.
  const buttons = presses.map((press) => buttonOf(press) ?? null);
  for (const button of buttons) {
    await new Promise((done) => setTimeout(done));
    if (button?.isConnected === true) button.click();
  }
  for (const [at, press] of presses.entries()) {
    if (buttons[at] !== null) continue;
    const button = await waitForButton(press);
    if (location.pathname !== page) return;
    button?.click();
  }
}

function buttonOf({ element, label, at }: EarlyPress): HTMLElement | undefined {
  if (element?.isConnected === true) return element;
  return [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === label,
  )[at];
}

/** The button of a press on a page that is rendered again, once its data has come. */
function waitForButton(press: EarlyPress): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => finish(buttonOf(press), true));
    const timer = setTimeout(() => finish(undefined), WAIT_MS);
    const finish = (button: HTMLElement | undefined, goesOn = false) => {
      if (button === undefined && goesOn) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(button);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    finish(buttonOf(press), true);
  });
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
