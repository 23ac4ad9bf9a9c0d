import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldSearchText } from "./fold-search-text.js";
import { searchKeys, searchRank, soundsOf } from "./search-keys.js";

/** Dishes of the Gulf and the Levant as they are spelled on menus and typed in search fields. */
const dishes: [arabic: string, spellings: string][] = [
  ["شاورما", "shawarma shawrma shawerma shwarma shawurma chawarma shawermah"],
  ["شورما دجاج", "shawarma"],
  ["مجبوس", "machboos majboos majbous machbous makboos"],
  ["مكبوس", "machboos makboos makbous"],
  ["كبسة", "kabsa kabseh kabsah"],
  ["مندي", "mandi mandy mendi"],
  ["برياني", "biryani briyani beryani biriani"],
  ["زربيان", "zurbian zorbian"],
  ["هريس", "harees haris hareesah"],
  ["مضروبة", "madrouba madhrooba madrooba"],
  ["ثريد", "thareed tharid thered"],
  ["بلاليط", "balaleet balalit"],
  ["خنفروش", "khanfaroosh khanfroosh 5anfaroosh"],
  ["لقيمات", "luqaimat lugaimat loqaimat legaimat lgeimat"],
  ["رقاق", "regag rgag riqaq"],
  ["مرقوق", "margoog marqooq"],
  ["صالونة", "saloona salona"],
  ["جريش", "jareesh jreesh gareesh"],
  ["عصيدة", "aseeda asida 3aseeda"],
  ["خبيص", "khabees khabis"],
  ["كرك", "karak karack kerak karrak"],
  ["شاي كرك", "chai+karak shai+karak shay+karak"],
  ["قهوة", "qahwa gahwa kahwa qahwah"],
  ["سمبوسة", "samboosa sambosa sambousa sanbusa samosa"],
  ["سمبوسك", "sambousek sambosak"],
  ["حمص", "hummus homos houmous hommos 7ummus"],
  ["متبل", "mutabbal moutabal motabal"],
  ["بابا غنوج", "baba+ghanoush baba+ganoush baba+ghanouj"],
  ["تبولة", "tabbouleh tabouli tabboule tabouleh"],
  ["فتوش", "fattoush fatoush fatush"],
  ["فلافل", "falafel felafel falafil"],
  ["كبة", "kibbeh kubba kebbeh kibbe"],
  ["كفتة", "kofta kufta kafta"],
  ["كباب", "kebab kabab kebap"],
  ["شيش طاووق", "shish+tawook shish+taouk sheesh+tawouk"],
  ["عرايس", "arayes arayis"],
  ["مناقيش", "manakeesh manaqish manakish manaeesh"],
  ["زعتر", "zaatar za'atar zatar za3tar"],
  ["لبنة", "labneh labna lebneh"],
  ["فطاير", "fatayer fatayir"],
  ["صفيحة", "safiha sfeeha"],
  ["ملوخية", "molokhia mulukhiyah mlokhia"],
  ["مجدرة", "mujadara mjaddara mujaddara"],
  ["منسف", "mansaf mensaf"],
  ["مقلوبة", "maqluba maklouba magloobah"],
  ["محشي", "mahshi ma7shi mahshy"],
  ["ورق عنب", "warak+enab waraq+inab warag+3enab"],
  ["شكشوكة", "shakshuka shakshouka"],
  ["فول مدمس", "foul+mudammas ful+medames fool+mdammas"],
  ["كشري", "koshari kushari koshary"],
  ["شوربة", "shorba shurba shourba"],
  ["محمرة", "muhammara mhammara"],
  ["كنافة", "kunafa knafeh kanafeh konafa kunafah"],
  ["بقلاوة", "baklawa baklava baqlawa"],
  ["بسبوسة", "basbousa basboosa"],
  ["أم علي", "umm+ali om+ali um+3ali"],
  ["مهلبية", "muhallabia mahalabia mhalabiya"],
  ["معمول", "maamoul mamoul ma3moul"],
  ["حلاوة", "halawa 7alawa halaweh"],
  ["سحلب", "sahlab sahleb"],
  ["جلاب", "jallab jellab gallab"],
  ["عصير", "aseer 3aseer asir"],
  ["غوزي", "ghoozi ghuzi quzi"],
  ["قوزي", "quzi qoozi ouzi ghozi"],
  ["خبز", "khubz khobz 5ubz"],
  ["تنور", "tannour tanoor"],
  ["برجر", "burger burgar"],
  ["برغر", "burger"],
  ["سباغيتي", "spaghetti spagheti"],
  ["تمر", "tamr tamer tamar"],
  ["مظبي", "madhbi mathbi"],
  ["ربيان", "rubyan robian"],
  ["صيادية", "sayadieh sayyadiya"],
  ["العريش", "al+areesh el-areesh"],
];

const spelled = dishes.flatMap(([arabic, spellings]) =>
  spellings.split(" ").map((latin) => [latin.replaceAll("+", " "), arabic] as const),
);

describe("dishes in Latin letters", () => {
  it("are many", () => {
    expect(dishes.length).toBeGreaterThanOrEqual(60);
    expect(spelled.length).toBeGreaterThan(180);
  });

  it.each(spelled)("%s finds %s", (latin, arabic) => {
    expect(searchRank(arabic, latin)).toBe(1);
    expect(searchRank(`${arabic} مشكل`, latin)).toBe(1);
  });

  it("are told apart", () => {
    const names = [
      "شاورما",
      "كبسة",
      "مندي",
      "هريس",
      "كرك",
      "حمص",
      "فلافل",
      "كنافة",
      "لقيمات",
      "خبيص",
      "سمبوسة",
    ];
    const found = (typed: string) => names.filter((name) => searchRank(name, typed) > 0);
    expect(found("shawrma")).toEqual(["شاورما"]);
    expect(found("kabsa")).toEqual(["كبسة"]);
    expect(found("khabees")).toEqual(["خبيص"]);
    expect(found("knafeh")).toEqual(["كنافة"]);
    for (const other of ["pizza", "sushi", "salad", "water", "rice", "zzz"]) expect(found(other)).toEqual([]);
  });

  it.each([
    ["Machboos dajaj", "majboos", 1],
    ["Karak", "kerak", 1],
    ["Chicken shawarma", "shawrma chicken", 1],
    ["Chicken shawarma", "shawrma beef", 0],
  ])("%j answers %j in Latin too: %d", (name, typed, rank) => expect(searchRank(name, typed)).toBe(rank));
});

describe("searchRank", () => {
  it.each([
    ["شاورما دجاج", "", 3],
    ["شاورما دجاج", "شاو", 3],
    ["شاورما دجاج", "الدجاج", 2],
    ["مجبوس الدجاج", "دجاج", 2],
    ["ألبان", "البان", 3],
    ["Karak tea", "TEA", 2],
    ["شاورما", "shaw", 0],
    ["شاورما", "shawr", 0],
    ["شاورما", "shawarm", 1],
    ["مجبوس دجاج", "machb", 1],
    ["مجبوس دجاج", "machb dajaj", 0],
    ["مجبوس دجاج", "dajaj machb", 1],
    ["شاي", "shai", 0],
    ["طاولة 7", "tawla 7", 1],
    ["طاولة 7", "tawla 8", 0],
    ["al", "al", 3],
    ["寿司", "寿", 3],
    ["寿司", "sushi", 0],
  ])("of %j for %j is %d", (text, typed, rank) => expect(searchRank(text, typed)).toBe(rank));

  it("finds every text by its own words in any order, and never throws", () => {
    const words = fc.array(fc.oneof(fc.constantFrom(...dishes.map(([arabic]) => arabic)), fc.string()), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, fc.string({ unit: "grapheme" }), (given, anything) => {
        const text = given.join(" ");
        expect(searchRank(text, text)).toBe(3);
        expect(searchRank(text, given[0]!)).toBe(3);
        expect([0, 1, 2, 3]).toContain(searchRank(text, anything));
        expect([0, 1, 2, 3]).toContain(searchRank(anything, text));
      }),
      { numRuns: 300 },
    );
  });
});

describe("soundsOf", () => {
  it.each([
    ["شاورما", ["XRM"]],
    ["shawarma", ["XRM"]],
    ["machboos", ["MJBS", "MXBS", "MKBS"]],
    ["baklava", ["BKLF", "BKL"]],
    ["عنب", ["AMB"]],
    ["enab", ["AMB"]],
    ["وردة", ["WRD"]],
    ["warda", ["WRD"]],
    ["ياسمين", ["YSMN"]],
    ["yasmin", ["YSMN"]],
    ["مكس", ["MKS"]],
    ["mix", ["MKS"]],
    ["7", []],
    ["寿司", []],
    ["ouai", ["A"]],
    ["ه", ["H"]],
    ["tahch", ["THJ", "THX", "THK"]],
  ])("%s is %j", (word, sounds) => expect(soundsOf(word)).toEqual(sounds));

  it("hears doubled letters and vowels as nothing", () => {
    const consonant = fc.constantFrom("b", "d", "f", "j", "k", "l", "m", "r", "s", "t", "z");
    const vowels = fc.constantFrom("", "a", "e", "i", "o", "u", "aa", "ee", "oo", "ou", "ei");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(consonant, fc.boolean(), vowels, vowels), { minLength: 1, maxLength: 8 }),
        (parts) => {
          // A vowel between all of them keeps equal neighbours apart in both.
          const word = (which: 0 | 1) =>
            parts.map(([c, twice, ...v]) => (which && twice ? c + c : c) + (v[which] || "a")).join("");
          expect(soundsOf(word(1))).toEqual(soundsOf(word(0)));
        },
      ),
    );
  });

  it("reads no word in too many ways", () => {
    expect(soundsOf("gogagigegogagi").length).toBeLessThanOrEqual(12);
    // Each of its letters can be read in several ways: all of them together nobody could wait for.
    expect(soundsOf("gchthv".repeat(2000)).length).toBeLessThanOrEqual(12);
  });
});

it("gives an index the words and their sounds, each once", () => {
  expect(searchKeys("الشاورما shawarma, شاورما")).toEqual(["شاورما", "XRM", "shawarma"]);
  expect(searchKeys("")).toEqual([]);
  for (const key of searchKeys("Machboos مجبوس 7"))
    expect(key === key.toUpperCase() || key === foldSearchText(key)).toBe(true);
});
