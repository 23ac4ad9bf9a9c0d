import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { Rail } from "./index.js";

const render = (lazy: boolean) =>
  renderToString(
    <LocaleProvider language="en">
      <Rail title="Open near you" columns={4} lazy={lazy} placeholderClassName="min-h-50">
        {Array.from({ length: 9 }, (_, at) => (
          <a key={at} href={`/store/${at}`}>
            Store
          </a>
        ))}
      </Rail>
    </LocaleProvider>,
  );

it("starts with as many items as fit a desktop", () => {
  const html = render(false);
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).not.toContain("<noscript");
});

it("has of a lazy row only the heading outside of the noscript", () => {
  const [before, noscript] = render(true).split("<noscript");
  expect(before).toContain("<h2");
  expect(before).toContain("min-h-50");
  expect(before).not.toContain("<li");
  expect(noscript!.match(/<li/g)).toHaveLength(4);
});
