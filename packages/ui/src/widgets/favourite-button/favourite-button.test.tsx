// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { FavouritesLoading } from "../../app/favourites-loading.js";
import { FavouriteButton } from "./favourite-button.js";

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

const heart = (saved: boolean, isLoading: boolean) => (
  <FavouritesLoading value={isLoading}>
    <FavouriteButton name="Bayt" saved={saved} onToggle={() => undefined} />
  </FavouritesLoading>
);

it("says whether an item is a favourite once that is known, on no page of a server", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(heart(false, false));
  const label = () => container.querySelector("button")!.getAttribute("aria-label");
  expect(label()).toBe("Favourite: Bayt");
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, heart(false, false), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(label()).toBe("Add Bayt to favourites");
  await act(async () => root.render(heart(false, true)));
  expect(label()).toBe("Favourite: Bayt");
  await act(async () => root.render(heart(true, true)));
  expect(label()).toBe("Remove Bayt from favourites");
  expect(errors).toEqual([]);
});
