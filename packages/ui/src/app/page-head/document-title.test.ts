import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextOrder, showTitle } from "./document-title.js";

const title = () => document.title;

beforeEach(() => vi.stubGlobal("document", { title: "Served" }));
afterEach(() => vi.unstubAllGlobals());

it("shows the title of the sheet over a page, in whichever order they are mounted", () => {
  const [page, sheet] = [nextOrder(), nextOrder()];
  // React runs the effects of a child first.
  const closeSheet = showTitle(sheet, "Sheet");
  const leavePage = showTitle(page, "Page");
  expect(title()).toBe("Sheet");
  closeSheet();
  expect(title()).toBe("Page");
  leavePage();
  expect(title()).toBe("Page");
});

it("keeps the previous title while a page is loading", () => {
  const order = nextOrder();
  const stopLoading = showTitle(order, undefined);
  expect(title()).toBe("Served");
  stopLoading();
  const leave = showTitle(order, "Page");
  expect(title()).toBe("Page");
  leave();
});
