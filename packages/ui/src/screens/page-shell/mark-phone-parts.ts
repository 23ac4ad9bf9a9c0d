/** What a screen may bring of its own on phones, by the attribute with which it says so. */
const parts = ["data-phone-header", "data-phone-bar"];

/**
 * Ref of a frame's `main`: repeats on the frame which parts the screen inside brings of its own on phones, before it is
 * painted. `:has()` would say the same, but then any change of state deep inside, such as a picture that has come, has
 * the styles of the whole page reckoned anew: a tenth of a second in a long menu.
 */
export function markPhoneParts(main: HTMLElement): () => void {
  const frame = main.closest<HTMLElement>("[data-slot=page-shell]");
  const found = new Map<string, Element | null>();
  const look = (records: readonly MutationRecord[] = []) => {
    for (const part of parts) {
      const own = `[${part}="own"]`;
      const before = found.get(part);
      if (before?.matches(own) && main.contains(before)) continue;
      // While there is none, only what came can be one.
      const now = before === null ? foundIn(records, own, main) : main.querySelector(own);
      found.set(part, now);
      if (now === null) frame?.removeAttribute(part);
      else frame?.setAttribute(part, "inside");
    }
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: parts });
  return () => observer.disconnect();
}

function foundIn(records: readonly MutationRecord[], selector: string, main: HTMLElement): Element | null {
  for (const { addedNodes, target } of records) {
    for (const node of [...addedNodes, target]) {
      if (!(node instanceof Element)) continue;
      const own = node.matches(selector) ? node : node === target ? null : node.querySelector(selector);
      // It may have gone again meanwhile.
      if (own && main.contains(own)) return own;
    }
  }
  return null;
}
