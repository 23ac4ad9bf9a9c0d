import { nextPaint } from "../lib/next-paint.js";

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
    /**
     * Of start.js: the buttons pressed before the app took the page over; from then on the app handles them, and takes those
     * that it has pressed out of the list. The others go along where the page is loaded anew.
     */
    takeEarlyPresses?: () => EarlyPress[];
    /** Of early-count.js: takes back what it has shown of these presses. */
    dropEarlyCounts?: () => void;
  }
}

/** As in start.js: the links are "Show more" of a list. */
const BUTTONS = 'button, a[href^="?"]';
/** A page that the app renders again shows its buttons once its data has come, which may be lost several times. */
const WAIT_MS = 120_000;

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

/**
 * Presses the buttons that are there, in their order, then the others as they come, on a page that is rendered again once its
 * data has come. Takes what it has pressed out of `presses`.
 */
async function pressInTurn(presses: EarlyPress[]): Promise<void> {
  const page = location.pathname;
  const observer = new MutationObserver(() => void pressFound());
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    presses.length = 0;
  };
  const timer = setTimeout(end, WAIT_MS);
  const pressFound = async () => {
    if (location.pathname !== page) return end();
    // All at once: a press may remove the button of the next one, which must not go to a similar button then.
    const found = presses.flatMap((press) => {
      const button = buttonOf(press);
      return button === undefined ? [] : [{ press, button }];
    });
    for (const { press } of found) presses.splice(presses.indexOf(press), 1);
    if (presses.length === 0) end();
    for (const { button } of found) {
      // Each needs what the fields and the presses before it have changed, so React has to render in between.
      await new Promise((done) => setTimeout(done));
      if (button.isConnected) button.click();
    }
  };
  observer.observe(document.body, { childList: true, subtree: true });
  await pressFound();
  // The app has painted what it shows of them.
  await nextPaint();
  window.dropEarlyCounts?.();
}

function buttonOf({ element, label, at }: EarlyPress): HTMLElement | undefined {
  if (element?.isConnected === true) return element;
  return [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter(
    (button) => (button.getAttribute("aria-label") ?? button.textContent) === label,
  )[at];
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
