/** Attributes that a screen or its `RouteLoading` sets, and that the styles of the frame read. */
const attributes = ["data-phone-header", "data-phone-bar", "data-route-loading"];

/**
 * Ref of a frame's `main`: copies these attributes from the screen to the frame before paint. `:has()` would do the same,
 * but then every state change inside, such as a loaded image, recalculates the styles of the whole page: 100 ms in a long
 * menu.
 */
export function copyScreenAttributes(main: HTMLElement): () => void {
  const frame = main.parentElement!;
  const rendered = frame.parentElement;
  const matchByAttribute = new Map<string, Element | null>();
  const update = (records: readonly MutationRecord[] = []) => {
    for (const attribute of attributes) {
      // A `RouteLoading` inside a screen replaces only a part of it.
      const ownSelector = `[${attribute}=own]:not(main * [data-route-loading])`;
      const previous = matchByAttribute.get(attribute);
      if (previous?.matches(ownSelector) && main.contains(previous)) continue;
      // Without a previous match, only added nodes can match.
      const match =
        previous === null ? findInRecords(records, ownSelector, main) : main.querySelector(ownSelector);
      matchByAttribute.set(attribute, match);
      if (match === null) frame.removeAttribute(attribute);
      else frame.setAttribute(attribute, "inside");
    }
  };
  update();
  // From now on the frame has them.
  for (const attribute of attributes) rendered?.removeAttribute(attribute);
  const observer = new MutationObserver(update);
  observer.observe(main, { childList: true, subtree: true, attributeFilter: attributes });
  return () => observer.disconnect();
}

/**
 * Attributes of the element around the frame, in a page that a server renders: the frame is written before its screen, so it
 * cannot have them. Without them the page would shift by the height of the header when it is hydrated.
 *
 * @param markup - What React has rendered into that element.
 */
export function screenAttributesOf(markup: string): Readonly<Record<string, "inside">> {
  const own = attributes.filter((attribute) => markup.includes(`${attribute}="own"`));
  return Object.fromEntries(own.map((attribute) => [attribute, "inside"]));
}

function findInRecords(
  records: readonly MutationRecord[],
  selector: string,
  main: HTMLElement,
): Element | null {
  for (const { addedNodes, target } of records) {
    for (const node of [...addedNodes, target]) {
      if (!(node instanceof Element)) continue;
      const match = node.matches(selector) ? node : node === target ? null : node.querySelector(selector);
      // The node may have been removed again.
      if (match && main.contains(match)) return match;
    }
  }
  return null;
}
