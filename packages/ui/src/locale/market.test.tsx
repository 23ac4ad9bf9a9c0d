import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PhoneField } from "../primitives/phone-field/index.js";
import { Price } from "../primitives/price/index.js";
import { kuwait, kuwaitAddress } from "../story-data/kuwait.js";
import { AddressLines } from "../widgets/address-card/index.js";
import { hoursOfWeek } from "../widgets/opening-hours/hours-of-week.js";
import { SiteFooter } from "../widgets/site-footer/index.js";
import {
  formatMoney,
  formatPhone,
  formatTime,
  LocaleIsland,
  LocaleProvider,
  localDay,
  localTime,
  marketFrom,
  momentOf,
  moneyText,
  parseMoney,
  useFormat,
  withoutPrefix,
  withPrefix,
  type Market,
} from "./index.js";

const { currency } = kuwait;
const yen = { code: "JPY", arabicSymbol: "¥", decimals: 0 };

function Sample() {
  const { time } = useFormat();
  return (
    <>
      <Price amount={1250} decimals="always" />
      <time>{time("2026-11-20T21:30:00Z")}</time>
      <PhoneField label="Mobile" />
    </>
  );
}

describe("the market of LocaleProvider", () => {
  it("is Qatar without one", () => {
    const html = renderToString(<Sample />);
    for (const text of ["QAR 12.50", "00:30", "+974"]) expect(html).toContain(text);
  });
  it("decides currency, time zone and phone prefix", () => {
    const lisbon = { ...kuwait, timeZone: "Europe/Lisbon" };
    const html = renderToString(
      <LocaleProvider language="en" market={lisbon}>
        <Sample />
      </LocaleProvider>,
    );
    for (const text of ["KWD 1.250", "21:30", "+965"]) expect(html).toContain(text);
  });
  it("holds inside a region of another language", () => {
    const html = renderToString(
      <LocaleProvider language="en" market={kuwait}>
        <LocaleIsland language="ar">
          <Sample />
        </LocaleIsland>
      </LocaleProvider>,
    );
    for (const text of ["1.250 د.ك", "+965"]) expect(html).toContain(text);
  });
});

describe("an address", () => {
  it("is written with the parts and names of the market", () => {
    const lines = (language: "en" | "ar", market?: Market) =>
      renderToString(
        <LocaleProvider language={language} market={market}>
          <AddressLines address={kuwaitAddress(language)} phone />
        </LocaleProvider>,
      ).replace(/<[^>]+>/g, "");
    const english = lines("en", kuwait);
    for (const text of ["Salmiya", "Block 10", "Street 7", "Avenue 2", "Floor 3", "+965 5123 4567"])
      expect(english).toContain(text);
    expect(english).not.toContain("Zone");
    for (const text of ["السالمية", "قطعة 10", "شارع 7", "جادة 2", "شقة 12"])
      expect(lines("ar", kuwait)).toContain(text);
    expect(lines("en")).toContain("Building 14, Street 7, Zone 10");
  });
});

describe("the settings of a server", () => {
  it("are the market of LocaleProvider", () => {
    const { addressFormat, mapRegion, legalFooter } = kuwait;
    const market = marketFrom({
      currency: { code: "KWD", decimals: 3, symbol: { en: "KWD", ar: "د.ك" } },
      time_zone: "Asia/Kuwait",
      phone_prefix: "+965",
      week_start: 0,
      place: { en: "Kuwait", ar: "الكويت" },
      address_format: addressFormat!,
      map_region: mapRegion!,
      legal_footer: legalFooter!,
    });
    expect(market).toEqual(kuwait);
  });
});

describe("the week", () => {
  it("begins on the first day of the market", () => {
    const days = (weekStart?: number) => hoursOfWeek([], 0, "Asia/Kuwait", weekStart).map(({ day }) => day);
    expect(days()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(days(6)).toEqual([6, 0, 1, 2, 3, 4, 5]);
  });
});

describe("the legal notice", () => {
  it("stands in the footer of a market that has one", () => {
    const footer = (market?: Market) =>
      renderToString(
        <LocaleProvider language="ar" market={market}>
          <SiteFooter hrefs={{}} onLanguageChange={() => undefined} year={2026} />
        </LocaleProvider>,
      );
    expect(footer(kuwait)).toContain("رقم 39 لسنة 2014");
    expect(footer()).not.toContain("legal-footer");
  });
});

describe("money", () => {
  it.each([
    [1_234_500, "KWD 1,234.500", "1,234.500 د.ك"],
    [5, "KWD 0.005", "0.005 د.ك"],
    [-1250, "-KWD 1.250", "\u2066-1.250\u2069 د.ك"],
  ])("%i fils with three decimals", (fils, en, ar) => {
    expect(formatMoney(fils, "en", { currency })).toBe(en);
    expect(formatMoney(fils, "ar", { currency })).toBe(ar);
  });
  it("drops decimals that are not needed", () => {
    expect(formatMoney(2000, "en", { currency, decimals: "whenNeeded" })).toBe("KWD 2");
  });
  it("has no decimals in a currency without minor units", () => {
    expect(formatMoney(1500, "en", { currency: yen })).toBe("JPY 1,500");
    expect(parseMoney("1500", yen)).toBe(1500);
    expect(parseMoney("1500.5", yen)).toBeNull();
  });
  it("parses as many decimals as the currency has", () => {
    expect(parseMoney("1.25", currency)).toBe(1250);
    expect(parseMoney("1.255", currency)).toBe(1255);
    expect(parseMoney("1.2555", currency)).toBeNull();
    expect(parseMoney("1.255")).toBeNull();
  });
  it.each([1, 999, 1250, 123_456])("formats %i fils so that it parses to the same amount", (fils) => {
    expect(parseMoney(moneyText(fils, currency), currency)).toBe(fils);
  });
});

describe("time", () => {
  it("is that of the zone", () => {
    expect(formatTime("2026-07-01T21:30:00Z", "en", "Asia/Kuwait")).toBe("00:30");
    expect(formatTime("2026-07-01T21:30:00Z", "en", "Europe/London")).toBe("22:30");
  });
  it("uses the zone's clock and calendar day", () => {
    const at = Date.parse("2026-01-01T22:30:00Z");
    expect(localTime(at).getUTCHours()).toBe(1);
    expect(localDay(at)).toBe("2026-01-02");
    expect(localDay(at, "Europe/London")).toBe("2026-01-01");
    expect(localTime(at, "America/New_York").getUTCHours()).toBe(17);
    expect(localTime(at, "Asia/Kolkata").toISOString()).toBe("2026-01-02T04:00:00.000Z");
  });
  it("converts a clock time to an instant, also on the day of a DST change", () => {
    expect(momentOf("2026-03-10", "23:59:59")).toBe("2026-03-10T23:59:59+03:00");
    expect(momentOf("2026-03-10", "12:00:00", "Europe/London")).toBe("2026-03-10T12:00:00+00:00");
    // British summer time begins on 29 March 2026 at 01:00, New York's on 8 March at 02:00.
    expect(momentOf("2026-03-29", "23:59:59", "Europe/London")).toBe("2026-03-29T23:59:59+01:00");
    expect(momentOf("2026-03-08", "01:00:00", "America/New_York")).toBe("2026-03-08T01:00:00-05:00");
    expect(momentOf("2026-03-08", "12:00:00", "America/New_York")).toBe("2026-03-08T12:00:00-04:00");
  });
});

describe("phone numbers", () => {
  it("are grouped with the market's prefix", () => {
    expect(formatPhone("+96551234567", "+965")).toBe("+965 5123 4567");
    expect(formatPhone("+97455123400")).toBe("+974 5512 3400");
    expect(formatPhone("+96551234567")).toBe("+96551234567");
    expect(formatPhone("+4930123456")).toBe("+4930123456");
    expect(formatPhone("55123400")).toBe("55123400");
  });
  it.each([
    ["51234567", "+96551234567"],
    ["", ""],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["0044 20 7946 0958", "0044 20 7946 0958"],
    ["96551234567", "+96551234567"],
  ])("%j gets the prefix of another market unless it has a country code", (typed, phone) => {
    expect(withPrefix(typed, "+965")).toBe(phone);
  });
  it("stay as typed in the default market", () => expect(withPrefix("55123400")).toBe("55123400"));
  it("lose only the market's prefix, which the field shows", () => {
    expect(withoutPrefix("+96551234567", "+965")).toBe("51234567");
    expect(withoutPrefix("+97455123400", "+965")).toBe("+97455123400");
  });
});
