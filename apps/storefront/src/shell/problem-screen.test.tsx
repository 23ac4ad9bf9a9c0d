import { PanelError } from "@talabee/contract";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { problemScreen } from "./problem-screen.js";

const refusal = (status: number) => new PanelError({ message: "", status, code: "forbidden" });
const variantOf = (screen: ReactElement | null) =>
  (screen?.props as { variant?: string } | undefined)?.variant;

it.each([
  [403, "forbidden"],
  [404, "not-found"],
  [410, "gone"],
])(
  "REQ-ROUTE-43: a main GET refused with %d shows the status page %s",
  { tags: ["REQ-ROUTE-43"] },
  (status, variant) => {
    expect(variantOf(problemScreen(refusal(status), undefined))).toBe(variant);
    expect(problemScreen(refusal(status), { id: "shown" }), "what is shown stays").toBeNull();
  },
);

it("is no status page for other failures, or a cursor of another list only", () => {
  expect(problemScreen(refusal(500), undefined)).toBeNull();
  expect(problemScreen(refusal(422), undefined)).toBeNull();
  expect(variantOf(problemScreen(refusal(422), undefined, "x"))).toBe("not-found");
});
