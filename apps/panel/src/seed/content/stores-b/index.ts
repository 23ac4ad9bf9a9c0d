import type { SeedStore } from "../../seed-types.js";
import { alMazraaFresh } from "./al-mazraa-fresh.js";
import { barahaMarket } from "./baraha-market.js";
import { boozaSouq } from "./booza-souq.js";
import { cornicheFuel } from "./corniche-fuel.js";
import { duneBakehouse } from "./dune-bakehouse.js";
import { furnAlHara } from "./furn-al-hara.js";
import { galataFirin } from "./galata-firin.js";
import { karakAlAsr } from "./karak-al-asr.js";
import { leafAndGrain } from "./leaf-and-grain.js";
import { majlisAlOud } from "./majlis-al-oud.js";
import { mounehPantry } from "./mouneh-pantry.js";
import { nabaaPharmacy } from "./nabaa-pharmacy.js";
import { nabulsiHouse } from "./nabulsi-house.js";
import { rawaaPharmacy } from "./rawaa-pharmacy.js";
import { saqrRoasters } from "./saqr-roasters.js";
import { velvetCrumb } from "./velvet-crumb.js";
import { zahratAlJouri } from "./zahrat-al-jouri.js";

/** Healthy kitchens, bakeries, sweets, cafés, groceries, pharmacies, flowers and gifts. */
export const storesB: readonly SeedStore[] = [
  karakAlAsr,
  furnAlHara,
  leafAndGrain,
  nabulsiHouse,
  barahaMarket,
  zahratAlJouri,
  rawaaPharmacy,
  saqrRoasters,
  galataFirin,
  velvetCrumb,
  alMazraaFresh,
  cornicheFuel,
  boozaSouq,
  majlisAlOud,
  mounehPantry,
  nabaaPharmacy,
  duneBakehouse,
];
