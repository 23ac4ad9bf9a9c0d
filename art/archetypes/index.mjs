// Every archetype by its id, and the file that draws it.
import * as drinks from "./drinks.mjs";
import * as fastWorld from "./fast-world.mjs";
import * as homeGifts from "./home-gifts.mjs";
import * as market from "./market.mjs";
import * as riceGrill from "./rice-grill.mjs";
import * as sweetBakery from "./sweet-bakery.mjs";
import * as wrapsMezze from "./wraps-mezze.mjs";

const FILES = {
  drinks,
  "fast-world": fastWorld,
  "home-gifts": homeGifts,
  market,
  "rice-grill": riceGrill,
  "sweet-bakery": sweetBakery,
  "wraps-mezze": wrapsMezze,
};

/** Archetypes by id; `file` is the module's name in this folder. */
export const ALL = {};
for (const [file, module] of Object.entries(FILES))
  for (const a of Object.values(module)) if (a?.draw) ALL[a.id] = { ...a, file };
