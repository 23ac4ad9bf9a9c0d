import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LocaleProvider, qatar, type Market } from "../../locale/index.js";
import { mainRoads, sea } from "./city-drawing.js";
import { OrderMap } from "./index.js";

const kuwait: Market = {
  ...qatar,
  mapRegion: {
    center: { lat: 29.3697, lng: 47.9783 },
    radius_km: 90,
    places: [{ name: { en: "Hawally", ar: "حولي" }, at: { lat: 29.3328, lng: 48.0286 } }],
  },
};
const draw = (market: Market, lat: number, lng: number) =>
  renderToStaticMarkup(
    <LocaleProvider language="en" market={market}>
      <OrderMap
        store={{ name: "Karak", brand_color: "#7a4a12", location: { lat, lng } }}
        destination={{ lat: lat - 0.03, lng: lng + 0.08 }}
        rider={{ name: "Rashid", location: { lat: lat - 0.01, lng: lng + 0.02 } }}
      />
    </LocaleProvider>,
  );

it("draws Doha's streets in Qatar alone", () => {
  const doha = draw(qatar, 25.2831, 51.499);
  expect(doha).toContain(mainRoads);
  const other = draw(kuwait, 29.36, 47.98);
  expect(other).not.toContain(mainRoads);
  expect(other).not.toContain(sea);
  expect(other).toContain("Hawally");
  expect(other).toContain("map-way-left");
});

it("sizes the icons of its marks by attributes, without which they fill the map", () => {
  const icons = draw(qatar, 25.2831, 51.499).match(/<svg[^>]*data-slot="icon"[^>]*>/g)!;
  expect(icons).toHaveLength(2);
  for (const icon of icons) expect(icon).toMatch(/ width="\d+" height="\d+"/);
});
