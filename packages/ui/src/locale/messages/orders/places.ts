import { defineMessage } from "../../define-message.js";

/* Messages of names on the map of the city. */

export const mapMsheireb = defineMessage("orders.mapMsheireb", "Msheireb", "مشيرب");
export const mapSadd = defineMessage("orders.mapSadd", "Al Sadd", "السد");
export const mapWestBay = defineMessage("orders.mapWestBay", "West Bay", "الخليج الغربي");
export const mapPearl = defineMessage("orders.mapPearl", "The Pearl", "اللؤلؤة");
export const mapWaab = defineMessage("orders.mapWaab", "Al Waab", "الوعب");
export const mapLusail = defineMessage("orders.mapLusail", "Lusail", "لوسيل");
export const mapWakrah = defineMessage("orders.mapWakrah", "Al Wakrah", "الوكرة");
