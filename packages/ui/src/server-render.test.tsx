import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorState, LocaleIsland, LocaleProvider, Price, toast, Toaster } from "./index.js";

// This file runs in Node without a DOM: access to `window` while a component is imported would throw. The conformance
// tests check that each component renders on a server.

it("renders no toast on a server, where all requests would share it", () => {
  toast.show({ title: "Of the browser alone" });
  const html = renderToString(
    <LocaleProvider language="en">
      <Toaster placement="top-right" />
    </LocaleProvider>,
  );
  expect(html).not.toContain("Of the browser alone");
});

it("uses the language and direction of its region", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <Price amount={123450} />
      <LocaleIsland language="ar">
        <Price amount={123450} />
      </LocaleIsland>
    </LocaleProvider>,
  );
  expect(html).toContain("QAR 1,234.50");
  expect(html).toContain('lang="ar" dir="rtl"');
  expect(html).toContain("1,234.50 ر.ق");
});

it("uses the app's overridden message", () => {
  const html = renderToString(
    <LocaleProvider language="en" messages={{ "common.retry": "Once more" }}>
      <ErrorState onRetry={() => {}} />
    </LocaleProvider>,
  );
  expect(html).toContain("Once more");
});

it("renders the toaster without a style attribute, which a strict content security policy refuses", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <Toaster />
    </LocaleProvider>,
  );
  expect(html).toContain('data-slot="toaster"');
  expect(html).not.toContain("style=");
});
