import { nextPaint } from "../lib/next-paint.js";
import { pictureOfCard, sheet, whenFound, whenMoved } from "./picture-transition.js";

/** Longest time in ms from a press to the change of the count that it causes. A later change has another cause. */
const LONGEST_ANSWER_MS = 5000;
/** Longest time in ms that the sheet of a product takes to close. */
const LONGEST_CLOSE_MS = 1500;

/** The counts of a cart that are in view when they animate: in the header, and in the bar of a store on phones. */
const COUNTS = "[data-slot=cart-button] [data-count], [data-slot=view-cart-bar] [data-count]";

/** The card, or the address of the sheet, whose product was added by the last press; null once its picture has moved. */
let added: { what: Element | string; at: number } | null = null;

function noteAdded({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button === null) return;
  const card = button.closest("[data-slot=product-card]");
  const isAdding =
    card === null
      ? button.matches("[data-slot=product-actions] > button")
      : button.matches("[data-slot=stepper-more]:not([aria-disabled])");
  added = isAdding ? { what: card ?? location.pathname, at: performance.now() } : null;
}

/** Moves a copy of the picture to the count, which then animates. */
async function fly(picture: HTMLElement, count: Element): Promise<void> {
  const from = picture.getBoundingClientRect();
  const to = count.getBoundingClientRect();
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.dataset["slot"] = "moving-picture";
  copy.ariaHidden = "true";
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "var(--ui-layer-toast)",
    left: `${from.left}px`,
    top: `${from.top}px`,
    right: "auto",
    bottom: "auto",
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: "none",
    // Read below, as the tokens' values.
    transition: "none var(--ui-motion-drawer) var(--ui-motion-ease-in)",
  });
  document.body.append(copy);
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const end = { transform: `translate(${x}px, ${y}px) scale(${to.height / from.height})`, opacity: 0.4 };
  const duration = parseFloat(transitionDuration) * 1000;
  const start = { transform: "none", opacity: 1 };
  await copy.animate([start, end], { duration, easing }).finished.finally(() => copy.remove());
}

async function moveAdded({ animationName, target }: AnimationEvent): Promise<void> {
  if (animationName !== "ui-bump" || added === null || !(target instanceof Element)) return;
  if (!target.matches(COUNTS)) return;
  const { what, at } = added;
  added = null;
  if (performance.now() - at > LONGEST_ANSWER_MS || matchMedia("(prefers-reduced-motion: reduce)").matches)
    return;
  const bump = target.getAnimations()[0];
  bump?.pause();
  try {
    // A sheet covers both until it has closed.
    if (sheet() !== null) await whenFound(() => (sheet() === null ? document.body : null), LONGEST_CLOSE_MS);
    await whenMoved();
    await nextPaint();
    const picture = pictureOfCard(what);
    if (picture !== null && target.checkVisibility() && sheet() === null) await fly(picture, target);
  } finally {
    bump?.play();
  }
}

/**
 * Lets the picture of an added product move to the count of the cart, once it is counted (REQ-APP-14): not with reduced
 * motion, and only from a card in view. Loaded after the page, and idle until a count animates.
 */
export function movePictures(): void {
  document.addEventListener("click", noteAdded, { capture: true, passive: true });
  document.addEventListener("animationstart", (event) => void moveAdded(event), { passive: true });
}
