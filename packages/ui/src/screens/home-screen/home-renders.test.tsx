// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LinkProvider, LocaleProvider, type LinkComponent } from "../../locale/index.js";
import { HeroBanners } from "../../widgets/hero-banner/index.js";
import { SiteHeader } from "../../widgets/site-header/index.js";

let container: HTMLElement;
let root: Root | undefined;
/** Addresses of the links that were rendered since hydration began. */
let links: (string | undefined)[] = [];
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      private readonly measure: () => void;
      constructor(measure: () => void) {
        this.measure = measure;
      }
      observe() {
        this.measure();
      }
      disconnect() {}
    },
  );
  container = document.body.appendChild(document.createElement("div"));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

/** Hydrates what a server has rendered, until nothing changes any more. */
async function hydrate(part: ReactElement) {
  const CountedLink: LinkComponent = ({ children, ...props }) => {
    links.push(props.href);
    return <a {...props}>{children}</a>;
  };
  const page = (
    <LocaleProvider language="en">
      <LinkProvider link={CountedLink}>{part}</LinkProvider>
    </LocaleProvider>
  );
  container.innerHTML = renderToString(page);
  links = [];
  await act(async () => {
    root = hydrateRoot(container, page);
  });
}

it("renders the header of a served page once, and then the area alone", async () => {
  await hydrate(
    <SiteHeader homeHref="/" searchHref="/search" area={{ text: "West Bay" }} onLanguageChange={() => {}} />,
  );
  expect(container.textContent).toContain("West Bay");
  expect(links.toSorted()).toEqual(["/", "/search"]);
});

it("renders the banners of a served page once, although their row is measured", async () => {
  const banner = { text: "", action: "", image: { src: "/a.webp", thumbhash: null }, tone: "dark" } as const;
  const items = ["/1", "/2", "/3"].map((link) => ({ ...banner, id: link, title: link, link }));
  await hydrate(<HeroBanners items={items} interval={5} />);
  // The pause button is there once the browser's choice of motion is known.
  expect(container.querySelector("[aria-label^=Stop]")).not.toBeNull();
  expect(links).toEqual(["/1", "/2", "/3"]);
});
