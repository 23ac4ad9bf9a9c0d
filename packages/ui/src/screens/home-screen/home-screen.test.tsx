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
