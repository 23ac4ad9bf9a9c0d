import { address, expect, test } from "../journey.js";

/** Sinks that turn text into markup or script. */
const SINKS = {
  innerHTML: (text: string) => void (document.createElement("div").innerHTML = text),
  outerHTML: (text: string) =>
    void (document.body.appendChild(document.createElement("div")).outerHTML = text),
  insertAdjacentHTML: (text: string) => document.body.insertAdjacentHTML("beforeend", text),
  write: (text: string) => document.write(text),
  srcdoc: (text: string) => void (document.createElement("iframe").srcdoc = text),
  parser: (text: string) => void new DOMParser().parseFromString(text, "text/html"),
  range: (text: string) => void document.createRange().createContextualFragment(text),
  script: (text: string) => void (document.createElement("script").text = text),
  address: (text: string) => void (document.createElement("script").src = text),
  handler: (text: string) => document.createElement("img").setAttribute("onerror", text),
  worker: (text: string) => void new Worker(text),
} as const;

test("no sink accepts text as markup or script (REQ-SEC-25)", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(address("/"));
  await expect(page.locator("main h1")).toBeVisible();
  const hostile = "<img src=x onerror=window.ran=1>";
  for (const [name, sink] of Object.entries(SINKS)) {
    const refused = await page.evaluate(
      `(() => { try { (${sink.toString()})(${JSON.stringify(hostile)}); } catch (error) { return error.name; } })()`,
    );
    expect([name, refused]).toEqual([name, "TypeError"]);
  }
  // Only the listed literals of libraries are allowed; no other policy can be created.
  const added = await page.evaluate(() => {
    const element = document.createElement("div");
    element.innerHTML = "<svg/>";
    try {
      element.innerHTML = "<svg/><img>";
    } catch {}
    return element.innerHTML;
  });
  expect(added).toBe("<svg></svg>");
  const policy = page.evaluate(() =>
    (
      window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
    ).trustedTypes.createPolicy("mine", {}),
  );
  await expect(policy).rejects.toThrow("TypeError");
  expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
});
