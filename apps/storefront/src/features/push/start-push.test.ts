// @vitest-environment jsdom
import { toast } from "@talabee/ui/primitives/toast";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPush } from "./start-push.js";
import { createShop } from "../../platform/shop.js";

const REMINDER = "Please allow notifications";
const titles = () => toast.snapshot().flatMap(({ open, title }) => (open ? [title] : []));
/** Starts a page of a new visit with this permission. */
async function visit(permission: NotificationPermission) {
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  sessionStorage.clear();
  toast.dismiss();
  await startPush(createShop(), null);
  return titles();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  toast.dismiss();
  vi.unstubAllGlobals();
});

it("reminds once per denial, not on each visit (REQ-PUSH-10)", async () => {
  expect(await visit("denied")).toEqual([REMINDER]);
  expect(await visit("denied")).toEqual([]);
  expect(await visit("default")).toEqual([]);
});

it("reminds of a new denial after a grant", async () => {
  expect(await visit("default")).toEqual([REMINDER]);
  expect(await visit("granted")).toEqual([]);
  expect(await visit("denied")).toEqual([REMINDER]);
});

it("does not replace another message", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  toast.show({ title: "Saved" });
  await startPush(createShop(), null);
  expect(titles()).toEqual(["Saved"]);
  toast.dismiss();
  expect(titles()).toEqual([REMINDER]);
});
