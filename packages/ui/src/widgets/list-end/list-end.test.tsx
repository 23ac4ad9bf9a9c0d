// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { LoadMoreList } from "../../primitives/load-more-list/index.js";
import { ListEnd } from "./list-end.js";

type More = { onLoadMore: () => void; moreHref: string | undefined; status: "ready" | "loading" };

const ends: [name: string, of: (more: More) => ReactElement][] = [
  ["ListEnd", (more) => <ListEnd {...more} />],
  [
    "LoadMoreList",
    (more) => (
      <LoadMoreList {...more} label="Reviews" items={["a"]} getKey={(item) => item}>
        {(item) => item}
      </LoadMoreList>
    ),
  ],
];

async function renderEnd(of: (more: More) => ReactElement, options: Partial<More> = {}) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const container = document.body.appendChild(document.createElement("div"));
  const onLoadMore = vi.fn<() => void>();
  const end = of({ onLoadMore, moreHref: "?after=c", status: "ready", ...options });
  await act(async () => createRoot(container).render(<LocaleProvider language="en">{end}</LocaleProvider>));
  const more = container.querySelector<HTMLElement>("[data-slot=button]")!;
  /** Whether the link is kept from being followed. */
  const click = (init: MouseEventInit = {}): boolean => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    let isPrevented = false;
    // After React's listener; jsdom cannot follow links.
    const note = (late: Event) => {
      isPrevented = late.defaultPrevented;
      late.preventDefault();
    };
    document.addEventListener("click", note, { once: true });
    act(() => void more.dispatchEvent(event));
    return isPrevented;
  };
  return { more, onLoadMore, click };
}

it.each(ends)("%s loads in place by a link", async (_, of) => {
  const { more, onLoadMore, click } = await renderEnd(of);
  expect(more.getAttribute("href")).toBe("?after=c");
  expect(more.hasAttribute("type")).toBe(false);
  expect(click()).toBe(true);
  expect(onLoadMore).toHaveBeenCalledOnce();
});

it.each(ends)("%s leaves modified clicks of the link to the browser", async (_, of) => {
  const { onLoadMore, click } = await renderEnd(of);
  for (const modifier of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
    expect(click({ [modifier]: true })).toBe(false);
  expect(onLoadMore).not.toHaveBeenCalled();
});

it.each(ends)("%s ignores clicks of the link while it loads", async (_, of) => {
  const { more, onLoadMore, click } = await renderEnd(of, { status: "loading" });
  expect(more.tagName).toBe("A");
  expect(more.getAttribute("aria-busy")).toBe("true");
  expect(click()).toBe(true);
  expect(onLoadMore).not.toHaveBeenCalled();
});

it.each(ends)("%s has a button without an address", async (_, of) => {
  const { more, onLoadMore, click } = await renderEnd(of, { moreHref: undefined });
  expect(more.tagName).toBe("BUTTON");
  click({ shiftKey: true });
  expect(onLoadMore).toHaveBeenCalledOnce();
});
