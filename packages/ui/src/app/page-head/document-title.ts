/* The title of the document, for the topmost of the pages that are mounted: a sheet lies over its page. */

/** Titles by their order, the lowest page first. Undefined while the page is loading. */
const titles = new Map<number, string | undefined>();
let lastOrder = 0;

/** Place of a page among those that are mounted. A page renders before what lies over it. */
export function nextOrder(): number {
  return ++lastOrder;
}

/** Shows the title of the topmost page; while that is loading, the previous title stays. Returns the cleanup. */
export function showTitle(order: number, title: string | undefined): () => void {
  titles.set(order, title);
  update();
  return () => {
    titles.delete(order);
    update();
  };
}

function update(): void {
  const title = titles.get(Math.max(...titles.keys()));
  // Sets the text of the element that the server rendered, so that there is never a second one.
  if (title !== undefined && title !== document.title) document.title = title;
}
