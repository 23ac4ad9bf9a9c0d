import type { SeedStore } from "../../seed-types.js";
import { aspireBurgerTruck } from "./aspire-burger-truck.js";
import { bambooWok } from "./bamboo-wok.js";
import { baytAlMachboos } from "./bayt-al-machboos.js";
import { beitSitti } from "./beit-sitti.js";
import { fornoNove } from "./forno-nove.js";
import { jamrGrillHouse } from "./jamr-grill-house.js";
import { kusinaAlingRosa } from "./kusina-aling-rosa.js";
import { majlisAlBahar } from "./majlis-al-bahar.js";
import { malabarHouse } from "./malabar-house.js";
import { reyouqUmmKhalid } from "./reyouq-umm-khalid.js";
import { sajStation } from "./saj-station.js";
import { shawarmaAlRukn } from "./shawarma-al-rukn.js";
import { smashStreet } from "./smash-street.js";
import { trattoriaLimone } from "./trattoria-limone.js";
import { umiSushi } from "./umi-sushi.js";
import { urfaOcakbasi } from "./urfa-ocakbasi.js";
import { zafranDelhi } from "./zafran-delhi.js";

/** The restaurants of the demo catalogue. */
export const storesA: readonly SeedStore[] = [
  baytAlMachboos,
  jamrGrillHouse,
  fornoNove,
  zafranDelhi,
  umiSushi,
  shawarmaAlRukn,
  smashStreet,
  beitSitti,
  malabarHouse,
  trattoriaLimone,
  kusinaAlingRosa,
  sajStation,
  urfaOcakbasi,
  majlisAlBahar,
  bambooWok,
  reyouqUmmKhalid,
  aspireBurgerTruck,
];
