// @vitest-environment jsdom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { copyScreenAttributes, screenAttributesOf } from "./copy-screen-attributes.js";

let stop = () => {};
afterEach(() => stop());

/** A frame whose `main` has the given screen. */
function open(screen: string) {
  document.body.innerHTML = `<div data-slot="page-shell"><main>${screen}</main></div>`;
  const main = document.querySelector("main")!;
  stop = copyScreenAttributes(main);
  const { dataset } = document.querySelector<HTMLElement>("[data-slot=page-shell]")!;
  return { main, dataset };
}

describe("copyScreenAttributes", () => {
  it("copies the attributes of the first screen at once", () => {
    const { dataset } = open('<p><i data-phone-header="own"></i></p>');
    expect(dataset).toEqual(expect.objectContaining({ phoneHeader: "inside" }));
    expect(dataset).not.toHaveProperty("phoneBar");
  });

  it("follows elements and attributes that are added and removed", async () => {
    const { main, dataset } = open("<p></p>");
    main.innerHTML = '<section><i data-phone-bar="own"></i></section>';
    await vi.waitFor(() => expect(dataset["phoneBar"]).toBe("inside"));
    main.querySelector("i")!.removeAttribute("data-phone-bar");
    await vi.waitFor(() => expect(dataset).not.toHaveProperty("phoneBar"));
    main.querySelector("i")!.setAttribute("data-phone-bar", "own");
    await vi.waitFor(() => expect(dataset["phoneBar"]).toBe("inside"));
    main.innerHTML = "<p></p>";
    await vi.waitFor(() => expect(dataset).not.toHaveProperty("phoneBar"));
  });

  it("ignores a `RouteLoading` inside a screen, which replaces only a part of it", async () => {
    const loading = '<div data-route-loading="own" data-phone-header="own"></div>';
    const { main, dataset } = open(`<section>${loading}</section>`);
    expect(dataset).not.toHaveProperty("routeLoading");
    expect(dataset).not.toHaveProperty("phoneHeader");
    main.innerHTML = loading;
    await vi.waitFor(() => expect(dataset).toMatchObject({ routeLoading: "inside", phoneHeader: "inside" }));
    main.innerHTML = "<p></p>";
    await vi.waitFor(() => expect(dataset).not.toHaveProperty("routeLoading"));
    expect(dataset).not.toHaveProperty("phoneHeader");
  });

  it("takes over what a server has written around the frame", () => {
    document.body.setAttribute("data-phone-header", "inside");
    document.body.setAttribute("data-phone-bar", "inside");
    const { dataset } = open('<i data-phone-header="own"></i>');
    expect(dataset["phoneHeader"]).toBe("inside");
    expect(Object.keys(document.body.dataset)).toEqual([]);
  });

  it("ignores an element that was removed in the same task", async () => {
    const { main, dataset } = open("<p></p>");
    main.innerHTML = '<i data-phone-bar="own"></i>';
    main.innerHTML = '<i data-phone-header="own"></i>';
    await vi.waitFor(() => expect(dataset["phoneHeader"]).toBe("inside"));
    expect(dataset).not.toHaveProperty("phoneBar");
  });
});

describe("screenAttributesOf", () => {
  it("finds the attributes of the screen in its markup, and none in its texts", () => {
    const screen = '<main><i data-phone-header="own" data-phone-bar="own"></i></main>';
    expect(screenAttributesOf(screen)).toEqual({ "data-phone-header": "inside", "data-phone-bar": "inside" });
    const text = renderToStaticMarkup(createElement("p", null, 'data-phone-bar="own"'));
    expect(screenAttributesOf(text)).toEqual({});
  });
});
