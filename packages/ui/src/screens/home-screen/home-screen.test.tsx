import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider } from "../../locale/index.js";
import { storyCollections } from "../../story-data/catalogue.js";
import { storyStores } from "../../story-data/stores.js";
import { HomeScreen } from "./index.js";

it("omits a rail whose items have no links", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <HomeScreen
        status="ready"
        onRetry={() => {}}
        hrefs={{ store: (id) => `/store/${id}` }}
        home={{
          rails: [
            { kind: "collections", id: "k", title: "Collections", items: storyCollections("en") },
            { kind: "stores", id: "s", title: "Stores", items: storyStores("en") },
          ],
        }}
      />
    </LocaleProvider>,
  );
  expect(html).not.toContain("Collections");
  expect(html).toContain("Stores");
});

it("leads from each rail to its own page, also from two of one kind", () => {
  const html = renderToString(
    <LocaleProvider language="en">
      <HomeScreen
        status="ready"
        onRetry={() => {}}
        hrefs={{ store: (id) => `/store/${id}` }}
        home={{
          rails: [
            { kind: "stores", id: "near", title: "Near", link: "/near", items: storyStores("en") },
            { kind: "stores", id: "new", title: "New", link: "/new", items: storyStores("en") },
            { kind: "stores", id: "rest", title: "Rest", items: storyStores("en") },
          ],
        }}
      />
    </LocaleProvider>,
  );
  expect(html).toContain('href="/near"');
  expect(html).toContain('href="/new"');
  expect(html.match(/See all/g)).toHaveLength(2);
});
