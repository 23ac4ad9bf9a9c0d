import { matchPath } from "react-router-dom";
import { expect, it } from "vitest";
import {
  atPath,
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
