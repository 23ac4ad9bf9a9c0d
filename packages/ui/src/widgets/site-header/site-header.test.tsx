import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { SiteHeader } from "./site-header.js";

it("draws the same logos on a server as with the area line, which only the browser knows", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <SiteHeader area={{ text: "West Bay" }} onLanguageChange={() => undefined} />
    </LocaleProvider>,
  );
  expect(html).toContain('data-variant="mark"');
  expect(html).toContain('data-variant="lockup"');
  expect(html).not.toContain("West Bay");
});
