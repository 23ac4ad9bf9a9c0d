import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useScreenAndSheet, type SheetLocation } from "./use-screen-and-sheet.js";

const isSheetPath = (pathname: string) => pathname.startsWith("/product");
const home: SheetLocation = { pathname: "/", key: "home", state: null };
const product = (state: unknown, key = "product"): SheetLocation => ({ pathname: "/product/1", key, state });

function Shown({ location }: { location: SheetLocation }) {
  const { screen, sheet } = useScreenAndSheet(location, isSheetPath);
  return `${screen.pathname}, state ${JSON.stringify(screen.state)}, sheet ${sheet?.pathname ?? "none"}`;
}
const shownAt = (location: SheetLocation) => renderToStaticMarkup(<Shown location={location} />);

it("shows the address of the document as a page, without the state of the link", () => {
  expect(shownAt(product(null))).toBe("/product/1, state null, sheet none");
  expect(shownAt(product({ background: home }))).toBe("/product/1, state null, sheet none");
});

it("keeps the state of a screen that is no sheet", () =>
  expect(shownAt({ pathname: "/not-found", key: "1", state: 404 })).toBe(
    "/not-found, state 404, sheet none",
  ));
