import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { atPath, pageAt } from "./match-route.js";
import {
  authScreens,
  personalScreens,
  sheets,
  shopScreens,
  userInfoScreen,
  verificationScreens,
} from "./route-table.js";

const screens = [
  ...shopScreens,
  ...authScreens,
  ...verificationScreens,
  userInfoScreen,
  ...personalScreens,
  ...sheets,
];
const pathsAt = (pathname: string) => atPath(screens, pathname).map(({ path }) => path);

it("leaves the router no more screens than an address may mean", () => {
  expect(pathsAt("/")).toEqual(["/"]);
  expect(pathsAt("/cart")).toEqual(["/cart"]);
  expect(pathsAt("/nowhere/cart")).toEqual([]);
});

it("leaves every screen that the router matches", () => {
  for (const { path } of screens) {
    const pathname = path.replaceAll(/:\w+/g, "a%2Fb");
    for (const address of [pathname, `${pathname}/`, pathname.toUpperCase()]) {
      expect(matchPath(path, address), address).not.toBeNull();
      expect(pathsAt(address), address).toContain(path);
    }
  }
  expect(pathsAt("/st%6Fre/a")).toContain("/store/:storeId");
});

it("finds the page that the router shows, with its parameters decoded", () => {
  const page = (pathname: string) => {
    const { route, params } = pageAt(pathname);
    return [route.path, params];
  };
  expect(page("/search/all")).toEqual(["/search/:categoryId", { categoryId: "all" }]);
  expect(page("/store/caf%C3%A9/")).toEqual(["/store/:storeId", { storeId: "café" }]);
  expect(page("/joinFamily/order")).toEqual(["/joinFamily/order", {}]);
  expect(page("/nowhere/at/all")).toEqual(["*", {}]);
});
