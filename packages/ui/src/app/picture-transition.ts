import { nextPaint } from "../lib/next-paint.js";

/** Longest wait for the other picture, in ms: the page shows nothing new meanwhile. */
const LONGEST_WAIT_MS = 150;

const PICTURE = "product-picture";
const SHEET = "product-sheet";

const styles = `
::view-transition { pointer-events: none; }
::view-transition-group(${PICTURE}) { animation-duration: 240ms; animation-timing-function: cubic-bezier(0.2, 0.8, 0.2, 1); }
::view-transition-image-pair(${PICTURE}) { overflow: clip; border-radius: 1rem; }
::view-transition-old(${PICTURE}), ::view-transition-new(${PICTURE}) { width: 100%; height: 100%; object-fit: cover; }
::view-transition-old(root), ::view-transition-new(root) { animation-duration: 180ms; }
@media (max-width: 56.24rem) {
  ::view-transition-new(${SHEET}):only-child { animation: 240ms cubic-bezier(0.2, 0.8, 0.2, 1) ui-sheet-up; }
  ::view-transition-old(${SHEET}):only-child { animation: 180ms cubic-bezier(0.4, 0, 1, 1) reverse both ui-sheet-up; }
}
@keyframes ui-sheet-up { from { transform: translateY(100%); } }
`;

/** The open sheet of a product. */
export const sheet = () =>
  document.querySelector<HTMLElement>("[data-slot=sheet]:has([data-slot=product-gallery])");
const pictureOfSheet = () => sheet()?.querySelector<HTMLElement>("[data-slot=product-gallery]") ?? null;

/** The picture of a card in view that links to a product; `link` is that of the card, or the product's address. */
export function pictureOfCard(link: Element | string): HTMLElement | null {
  const links =
    typeof link === "string"
      ? document.querySelectorAll(`[data-slot=product-card] a[href$="${CSS.escape(link)}"]`)
      : [link];
  for (const one of links) {
    const picture = one
      .closest("[data-slot=product-card]")
      ?.querySelector<HTMLElement>("[data-slot=picture]");
    if (!picture) continue;
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth) return picture;
  }
  return null;
}

/** Resolves with what `find` finds once the page has it, or with null after `wait` ms. */
export function whenFound<Found>(find: () => Found | null, wait = LONGEST_WAIT_MS): Promise<Found | null> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    };
    const observer = new MutationObserver(() => find() !== null && end());
    const timer = setTimeout(end, wait);
    if (find() !== null) return end();
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

let isStyled = false;
let latest: ViewTransition | undefined;
const named = new Set<HTMLElement>();

/** Resolves once the last transition has ended, if one runs. */
export async function whenMoved(): Promise<void> {
  await latest?.finished.catch(() => undefined);
}

function name(element: HTMLElement | null, as: string): void {
  if (element === null) return;
  element.style.setProperty("view-transition-name", as);
  named.add(element);
}
function unname(): void {
  for (const element of named) element.style.removeProperty("view-transition-name");
  named.clear();
}

const canMove = () =>
  "startViewTransition" in document &&
  document.visibilityState === "visible" &&
  !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Adds the styles of the transition, once. New rules restyle the whole page: not during a press, whose paint would wait. */
function addStyles(): void {
  if (isStyled) return;
  const sheetOfStyles = new CSSStyleSheet();
  sheetOfStyles.replaceSync(styles);
  document.adoptedStyleSheets.push(sheetOfStyles);
  isStyled = true;
}

/** Moves `from` to where `change` has put it; `change` runs in any case, a frame later, and resolves to whether it has. */
function move(from: HTMLElement, change: () => Promise<boolean>): void {
  addStyles();
  unname();
  name(from, PICTURE);
  const transition = document.startViewTransition(async () => {
    unname();
    // Skip the transition, or its snapshot would cover the new page.
    if (!(await change())) transition.skipTransition();
  });
  // Rejected when another follows, or when the page is hidden meanwhile: the change is made all the same.
  transition.ready.catch(() => undefined);
  latest = transition;
  // One that a later one has ended must not take the later one's names.
  void transition.finished.catch(() => undefined).then(() => latest === transition && unname());
}

/**
 * Lets the picture of a pressed product card grow into the product's sheet, by a view transition of the document
 * (REQ-APP-13). Without support for them, and with reduced motion, nothing changes.
 */
export function growPictures(): void {
  addStyles();
  let isRepeated = false;
  let isOpening = false;
  const open = async (link: HTMLAnchorElement) => {
    if (!link.isConnected) return false;
    isRepeated = true;
    link.click();
    isRepeated = false;
    const grown = await whenFound(pictureOfSheet);
    if (grown === null) return false;
    const panel = sheet()!;
    for (const part of [panel, panel.previousElementSibling as HTMLElement | null])
      part?.style.setProperty("animation", "none");
    name(panel, SHEET);
    name(grown, PICTURE);
    return true;
  };
  document.addEventListener(
    "click",
    (event) => {
      if (
        isRepeated ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
      if (!link || !/\/product\/[^/]+$/.test(link.pathname) || !canMove() || sheet() !== null) return;
      const picture = pictureOfCard(link);
      if (picture === null) return;
      // The page is remembered as it is first; then the press is repeated. Not before the paint that shows the press. A second
      // press meanwhile would open the product once more.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isOpening) return;
      isOpening = true;
      void nextPaint().then(() => move(picture, () => open(link).finally(() => (isOpening = false))));
    },
    { capture: true },
  );
}

/** Closes the sheet of a product by `leave`; its picture shrinks into the card at the product's address (REQ-APP-13). */
export function shrinkPicture(path: string, leave: () => void): void {
  const grown = canMove() ? pictureOfSheet() : null;
  if (grown === null) return leave();
  move(grown, async () => {
    leave();
    await whenFound(() => (sheet() === null ? document.body : null));
    const card = pictureOfCard(path);
    name(card, PICTURE);
    return card !== null;
  });
  name(sheet(), SHEET);
}
