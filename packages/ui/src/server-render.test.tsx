import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorState, LocaleIsland, LocaleProvider, Price, toast, Toaster } from "./index.js";

// This file runs in Node without a DOM: touching `window` while any part is imported would throw. That each renders
// there is told by the conformance tests.

it("shows no toast on a server, where one would be everybody's", () => {
  toast.show({ title: "Of the browser alone" });
  const html = renderToString(
    <LocaleProvider language="en">
      <Toaster placement="top-right" />
    </LocaleProvider>,
  );
  expect(html).not.toContain("Of the browser alone");
});

it("speaks the language and keeps to the direction of its island", () => {
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

it("says a word as the app wants it", () => {
  const html = renderToString(
    <LocaleProvider language="en" messages={{ "common.retry": "Once more" }}>
      <ErrorState onRetry={() => {}} />
    </LocaleProvider>,
  );
  expect(html).toContain("Once more");
});
