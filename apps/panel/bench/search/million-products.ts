import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/database.js";
import { stores } from "../../src/db/schema.js";
import { textArray } from "../../src/modules/search/sql-array.js";
import {
  insertSearchRows,
  searchRowsOf,
  weightOf,
  wordRowsOf,
} from "../../src/modules/search/search-documents.js";
import { searchWords } from "../../src/modules/search/search-words.js";
import { stores as demoStores } from "../../src/seed/content/index.js";
import { seedSearchAliases } from "../../src/seed/search-aliases.js";

const STORES = 10_000;
const ROWS_PER_INSERT = 500;

/** Prefixes and suffixes for the names of the Doha seed, to create a million different names. */
const PREFIXES = pairs(
  "Classic كلاسيك|Spicy حار|Grilled مشوي|Fresh طازج|Crispy مقرمش|House بيتي|Royal ملكي|Smoked مدخن|Golden ذهبي|Family عائلي|Mini صغير|Large كبير|Double مزدوج|Organic عضوي|Light خفيف|Hot ساخن|Cold بارد|Sweet حلو|Roasted محمص|Stuffed محشي|Mixed مشكل|Special خاص|Premium فاخر|Village بلدي|Creamy كريمي|Vegan نباتي|Toasted محمر|Iced مثلج|Seasonal موسمي|Signature مميز|Baked مخبوز|Fried مقلي|Steamed مبخر|Marinated متبل|Spiced مبهر|Old قديم|Original أصلي",
);
const SUFFIXES = pairs(
  "tray صينية|bowl طبق|box علبة|meal وجبة|combo كومبو|plate صحن|platter صحون|cup كوب|bucket سطل|pack عبوة|basket سلة|roll رول|wrap لفافة|saver توفير|deluxe ديلوكس|feast وليمة|duo ثنائي|trio ثلاثي|sampler تشكيلة|slice شريحة|snack سناك|lunch غداء|dinner عشاء|breakfast فطور|party حفلة|kids أطفال|junior جونيور|jumbo جامبو|regular عادي|medium وسط|extra إضافي|supreme سوبريم|twist تويست|fusion فيوجن|style ستايل|delight ديلايت|corner ركن",
);

function pairs(text: string): { en: string; ar: string }[] {
  return text.split("|").map((pair) => {
    const [en, ar] = pair.split(" ");
    return { en: en!, ar: ar! };
  });
}

/** Fills an empty database with stores and the search documents of `count` products. */
export async function fillWithProducts(
  db: Database,
  count: number,
  say: (line: string) => void,
): Promise<void> {
  say(`${STORES} stores`);
  await fillStores(db);
  await seedSearchAliases(db);
  const names = demoStores.flatMap((store) =>
    store.sections.flatMap((section) =>
      section.products.map(({ name }) => ({
        ...name,
        also: searchWords(
          [section.name, store.name, ...store.cuisines].map(({ en, ar }) => `${en} ${ar}`).join(" "),
        ),
      })),
    ),
  );
  const words = [...names, ...PREFIXES, ...SUFFIXES].flatMap(({ en, ar }) => searchWords(`${en} ${ar}`));
  await insertSearchRows(db, {
    documents: [],
    phrases: [],
    words: wordRowsOf([...words, ...names.flatMap(({ also }) => also)]),
  });
  say(`${count} products`);
  // Creating the indexes after the rows takes a tenth of the time.
  await db.execute(sql`drop index search_documents_key, search_documents_store`);
  await db.execute(sql`drop index search_phrases_prefix, search_phrases_prefix_places`);
  await db.execute(sql`
    alter table search_phrases
      drop constraint search_phrases_kind_subject_id_search_documents_kind_subject_id_fk,
      drop constraint search_phrases_kind_subject_id_language_word_pk`);
  const folded = (texts: readonly string[]) => textArray(texts.map((text) => searchWords(text).join(" ")));
  await db.execute(sql`
    create table made as
    select n, n % ${STORES}::int as store,
      initcap(b.en) || ' ' || i.en || ' ' || a.en as en, i.ar || ' ' || b.ar || ' ' || a.ar as ar,
      b.fen || ' ' || i.fen || ' ' || a.fen as fen, i.far || ' ' || b.far || ' ' || a.far as far, i.also
    from generate_series(0, ${count - 1}::int) n
    join (select *, row_number() over () - 1 as at from unnest(
      ${textArray(names.map(({ en }) => en))}, ${textArray(names.map(({ ar }) => ar))},
      ${folded(names.map(({ en }) => en))}, ${folded(names.map(({ ar }) => ar))},
      ${textArray(names.map(({ also }) => also.join(" ")))}) u (en, ar, fen, far, also)) i
      on i.at = n % ${names.length}::int
    join (select *, row_number() over () - 1 as at from unnest(
      ${textArray(PREFIXES.map(({ en }) => en))}, ${textArray(PREFIXES.map(({ ar }) => ar))},
      ${folded(PREFIXES.map(({ en }) => en))}, ${folded(PREFIXES.map(({ ar }) => ar))}) u (en, ar, fen, far)) b
      on b.at = n / ${names.length}::int % ${PREFIXES.length}::int
    join (select *, row_number() over () - 1 as at from unnest(
      ${textArray(SUFFIXES.map(({ en }) => en))}, ${textArray(SUFFIXES.map(({ ar }) => ar))},
      ${folded(SUFFIXES.map(({ en }) => en))}, ${folded(SUFFIXES.map(({ ar }) => ar))}) u (en, ar, fen, far)) a
      on a.at = n / ${names.length * PREFIXES.length}::int % ${SUFFIXES.length}::int`);
  await db.execute(sql`
    insert into search_documents (kind, subject_id, store_id, name, search_key)
    select 'product', 'p' || n, 's' || store, jsonb_build_object('en', en, 'ar', ar),
      ' ' || fen || ' | ' || far || ' |  |  | ' || also || ' '
    from made`);
  say("phrases");
  for (const [language, column] of [
    ["en", sql`fen`],
    ["ar", sql`far`],
  ] as const) {
    await db.execute(sql`
      insert into search_phrases (kind, subject_id, language, word, phrase, weight)
      select 'product', 'p' || n, ${language}, at - 1, array_to_string(words[at:], ' '), n::bigint * 7919 % 50000
      from (select n, string_to_array(${column}, ' ') as words from made) m
      cross join lateral generate_subscripts(words, 1) at`);
  }
  say("indexes");
  await db.execute(sql`drop table made`);
  await db.execute(sql`
    alter table search_phrases
      add constraint search_phrases_kind_subject_id_language_word_pk primary key (kind, subject_id, language, word)`);
  await db.execute(sql`
    create index search_phrases_prefix on search_phrases (phrase text_pattern_ops, weight desc nulls last)`);
  await db.execute(sql`
    create index search_phrases_prefix_places on search_phrases (phrase text_pattern_ops, weight desc nulls last)
    where kind <> 'product'`);
  // Suggestions use neither the trigram index nor the store index of documents, so these are not created again.
  await db.execute(
    sql`vacuum analyze search_documents, search_phrases, search_words, search_aliases, stores`,
  );
}

/** Inserts stores with invented names, for a realistic number of distinct words. */
async function fillStores(db: Database): Promise<void> {
  const first = "ba da fa ka la ma na ra sa ta za ha ja qa wa ya sha tha kha gha".split(" ");
  const last = "bir din far kan lim mar nor rif sal tam zen hud jan qub war yan shid thar khul ghaz".split(
    " ",
  );
  const name = (at: number) =>
    `${first[at % 20]!}${last[Math.floor(at / 20) % 20]!} ${last[Math.floor(at / 400) % 20]!}${first[(at * 7) % 20]!}`;
  const everyDay = demoStores[0]!.hours.flatMap(({ days, open, close }) =>
    days.map((day) => ({ day, open, close, closes_next_day: close <= open })),
  );
  for (let from = 0; from < STORES; from += ROWS_PER_INSERT) {
    const some = Array.from({ length: ROWS_PER_INSERT }, (_, more) => from + more);
    await db.insert(stores).values(
      some.map((at) => ({
        id: `s${at}`,
        name: { en: name(at), ar: name(at) },
        legalName: name(at),
        description: { en: "", ar: "" },
        brandColor: "#008080",
        ratingTenths: 30 + (at % 20),
        reviewsCount: at % 900,
        cuisines: [],
        tags: [],
        openingHours: everyDay,
        minOrder: 0,
        deliveryFee: 0,
        deliveryMin: 20,
        deliveryMax: 40,
        orderTypes: ["delivery" as const],
        zone: 1,
        position: at,
      })),
    );
    await insertSearchRows(
      db,
      searchRowsOf(
        some.map((at) => ({
          kind: "store",
          id: `s${at}`,
          storeId: `s${at}`,
          name: { en: name(at), ar: name(at) },
          otherTexts: [],
          active: true,
          weight: weightOf(30 + (at % 20), at % 900),
        })),
      ),
    );
  }
}
