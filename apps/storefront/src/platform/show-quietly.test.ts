import { toast } from "@talabee/ui/primitives/toast";
import { afterEach, expect, it, vi } from "vitest";
import { showQuietly } from "./show-quietly.js";

const open = () => toast.snapshot().flatMap(({ open: isOpen, title }) => (isOpen ? [title] : []));
const notice = () => ({ title: "Nothing will be stored" });

afterEach(() => {
  toast.dismiss();
  toast.dismiss();
  vi.useRealTimers();
});

it("waits until no other message is shown", () => {
  toast.show({ title: "Saved" });
  showQuietly(notice);
  expect(open()).toEqual(["Saved"]);
  toast.dismiss();
  expect(open()).toEqual([notice().title]);
});

it("returns when it was replaced before it could be read, not after that (REQ-UI-02)", () => {
  vi.useFakeTimers({ now: 0 });
  showQuietly(notice);
  vi.setSystemTime(500);
  toast.show({ title: "Saved" });
  expect(open()).toEqual(["Saved"]);
  toast.dismiss("Saved");
  expect(open()).toEqual([notice().title]);
  vi.setSystemTime(3000);
  toast.show({ title: "Deleted" });
  toast.dismiss("Deleted");
  expect(open()).toEqual([]);
});

it("does not return once it was closed", () => {
  showQuietly(notice);
  toast.dismiss(notice().title);
  toast.show({ title: "Saved" });
  toast.dismiss("Saved");
  expect(open()).toEqual([]);
});
