import { expect, it } from "vitest";
import { chosenOrCash, chosenOrDefault } from "./checkout-choice.js";

it("takes the chosen of what is kept while it is there, else the default, else the first", () => {
  const [home, work, old] = ["home", "work", "old"].map((id) => ({ id, is_default: id === "work" }));
  const kept = [home!, work!, old!];
  expect(chosenOrDefault(kept, "old")).toBe(old);
  expect(chosenOrDefault(kept, "gone")).toBe(work);
  expect(chosenOrDefault(kept, null)).toBe(work);
  expect(chosenOrDefault([home!, old!], undefined)).toBe(home);
  expect(chosenOrDefault([], "home")).toBeUndefined();
});

it("pays as chosen while that can be had, else in cash, else in the first way there is", () => {
  const online = { code: "online", enabled: true } as const;
  const card = { code: "card", enabled: true } as const;
  const cash = { code: "cod", enabled: true } as const;
  expect(chosenOrCash([online, card, cash], "card")).toBe("card");
  expect(chosenOrCash([online, { ...card, enabled: false }, cash], "card")).toBe("cod");
  expect(chosenOrCash([{ ...online, enabled: false }, card, { ...cash, enabled: false }], null)).toBe("card");
  expect(chosenOrCash([{ ...cash, enabled: false }], "cod")).toBeNull();
});
