import type { Queries } from "../db/database.js";
import { searchAliases } from "../db/schema.js";
import { insertSearchRows, wordRowsOf } from "../modules/search/search-documents.js";
import { searchWords } from "../modules/search/search-words.js";

/**
 * Synonyms in both languages, as used in Qatar. Searching for one finds names with any of the others. Spelling variants of
 * one word are matched by their phonetic key and need no entry.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ["fries", "french fries", "finger chips", "بطاطس مقلية", "بطاطا مقلية"],
  ["potato", "potatoes", "بطاطس", "بطاطا"],
  ["chips", "crisps", "شبس", "تشبس", "شيبس"],
  ["shrimp", "shrimps", "prawn", "prawns", "jhinga", "روبيان", "ربيان", "جمبري", "قريدس"],
  ["pizza", "بيتزا", "بيزا"],
  ["burger", "hamburger", "برجر", "برغر", "همبرجر", "همبرغر"],
  ["ice cream", "icecream", "gelato", "booza", "آيس كريم", "ايسكريم", "بوظة", "جيلاتو", "مثلجات"],
  ["cola", "coke", "coca cola", "pepsi", "كولا", "كوكاكولا", "بيبسي"],
  ["soda", "soft drink", "مشروب غازي", "صودا"],
  ["sparkling water", "soda water", "مياه غازية", "ماء فوار"],
  ["water", "ماء", "مياه", "موية", "ماي"],
  ["bread", "khubz", "خبز", "عيش"],
  ["paratha", "porotta", "chapati", "براتا", "جباتي", "شباتي"],
  ["eggs", "egg", "بيض"],
  ["yoghurt", "yogurt", "curd", "زبادي", "روب"],
  ["laban", "buttermilk", "ayran", "لبن", "عيران"],
  ["milk", "haleeb", "حليب"],
  ["meat", "لحم"],
  ["lamb", "mutton", "غنم", "خروف"],
  ["chicken", "dajaj", "djaj", "murgh", "pollo", "manok", "دجاج", "دياي", "فراخ"],
  ["fish", "samak", "سمك"],
  ["rice", "رز", "أرز", "عيش أبيض"],
  ["machboos", "kabsa", "مجبوس", "مكبوس", "كبسة"],
  ["karak", "chai karak", "karak tea", "karak chai", "كرك", "شاي كرك"],
  ["tea", "chai", "shai", "شاي", "چاي"],
  ["coffee", "gahwa", "qahwa", "قهوة", "كوفي"],
  ["juice", "aseer", "عصير"],
  ["soup", "shorba", "شوربة", "حساء"],
  ["salad", "salata", "سلطة"],
  ["sandwich", "ساندويتش", "ساندويش", "سندويش", "سندويتش"],
  ["wrap", "roll", "لفافة", "راب"],
  ["cake", "gateau", "كيك", "كيكة", "تورتة", "كعكة"],
  ["cookies", "cookie", "biscuits", "biscuit", "كوكيز", "بسكويت"],
  ["doughnut", "donut", "donuts", "دونات", "دونتس"],
  ["croissant", "كرواسون", "كرواسان"],
  ["chocolate", "شوكولاتة", "شوكولا", "شكولاتة"],
  ["pastry", "pastries", "معجنات"],
  ["dates", "tamr", "تمر", "تمور", "رطب"],
  ["honey", "asal", "عسل"],
  ["cheese", "jibn", "جبن", "جبنة"],
  ["olive oil", "زيت زيتون", "زيت الزيتون"],
  ["kebab", "kabab", "كباب"],
  ["grill", "bbq", "barbecue", "mashawi", "مشاوي", "مشويات", "شواء"],
  ["wings", "chicken wings", "أجنحة", "جوانح"],
  ["strips", "tenders", "ستربس", "تندرز"],
  ["noodles", "نودلز", "نودلس", "شعيرية"],
  ["pasta", "spaghetti", "باستا", "معكرونة", "مكرونة", "سباغيتي"],
  ["dumplings", "gyoza", "momo", "دامبلنغ", "مومو"],
  ["seafood", "مأكولات بحرية", "بحريات"],
  ["steak", "ستيك", "ريب آي", "ribeye"],
  ["pancakes", "pancake", "بان كيك", "بانكيك"],
  ["milkshake", "shake", "ميلك شيك", "مخفوق", "شيك"],
  ["breakfast", "futoor", "reyouq", "فطور", "ريوق", "إفطار"],
  ["sweets", "dessert", "desserts", "حلويات", "حلا", "حلو"],
  ["paracetamol", "panadol", "acetaminophen", "باراسيتامول", "بنادول"],
  ["ibuprofen", "advil", "brufen", "إيبوبروفين", "بروفين"],
  ["headache", "migraine", "صداع", "شقيقة"],
  ["flu", "cold flu", "زكام", "رشح", "انفلونزا"],
  ["cough", "سعال", "كحة"],
  ["heartburn", "antacid", "حموضة"],
  ["diaper", "diapers", "nappy", "حفاض", "حفاضات"],
  ["wipes", "baby wipes", "مناديل مبللة", "مناديل أطفال"],
  ["tissue", "tissues", "kleenex", "مناديل", "كلينكس"],
  ["detergent", "laundry", "منظف", "غسيل"],
  ["dish soap", "dishwashing", "سائل جلي", "صابون صحون"],
  ["sunscreen", "sunblock", "sun block", "sun lotion", "sun cream", "واقي شمس", "واقي الشمس", "لوشن شمس"],
  ["plaster", "plasters", "band aid", "لاصقات", "لصقة جروح"],
  ["medicine", "pharmacy", "دواء", "أدوية", "صيدلية"],
  ["flowers", "roses", "bouquet", "ورد", "زهور", "باقة"],
  ["perfume", "fragrance", "عطر", "عطور"],
  ["incense", "bakhoor", "bukhoor", "بخور"],
  ["gift", "gifts", "present", "هدية", "هدايا"],
  ["teddy", "teddy bear", "دبدوب"],
  ["grocery", "groceries", "supermarket", "بقالة", "سوبرماركت"],
  ["vegetables", "veggies", "sabzi", "خضار", "خضروات"],
  ["fruit", "fruits", "فواكه", "فاكهة"],
  ["tomato", "tomatoes", "طماطم", "بندورة"],
  ["cucumber", "khiyar", "خيار"],
  ["onion", "onions", "بصل"],
  ["banana", "bananas", "موز"],
  ["watermelon", "بطيخ", "جح"],
  ["orange", "oranges", "برتقال"],
  ["rocket", "rocca", "arugula", "jarjeer", "جرجير"],
  ["lentil", "lentils", "dal", "daal", "عدس"],
  ["chickpeas", "nakhi", "نخي"],
  ["detox water", "electrolyte", "أملاح"],
  ["protein", "whey", "بروتين"],
  ["lahm bi ajin", "lahm bi ajeen", "lahmacun", "lahmajun", "لحم بعجين", "لحم عجين"],
  ["fried chicken", "broast", "broasted", "broasted chicken", "بروستد", "دجاج مقلي"],
  ["cinnamon rolls", "cinnamon roll", "cinnabon", "سينابون", "لفائف القرفة"],
  ["basmati rice", "basmati", "أرز بسمتي", "رز بسمتي", "بسمتي"],
  ["ashta", "cream", "clotted cream", "قشطة"],
  ["lipstick", "lip colour", "أحمر شفاه", "روج"],
  ["red", "أحمر", "حمراء"],
  ["white", "أبيض", "بيضاء"],
  ["green", "أخضر", "خضراء"],
  ["black", "أسود", "سوداء"],
  ["turkey", "ديك رومي"],
];

/** Inserts the synonyms in both directions, and their words for typo correction. */
export async function seedSearchAliases(tx: Queries): Promise<void> {
  const rows = aliasRows();
  await tx.insert(searchAliases).values(rows).onConflictDoNothing();
  const words = wordRowsOf(rows.flatMap(({ alias }) => alias.split(" ")));
  await insertSearchRows(tx, { documents: [], phrases: [], words });
}

/** Rows of the table of synonyms: each word of a group with each other one. */
export function aliasRows(): { alias: string; canonical: string }[] {
  const rows = SYNONYMS.flatMap((group) => {
    const folded = [...new Set(group.map((text) => searchWords(text).join(" ")))];
    return folded.flatMap((alias) =>
      folded.filter((other) => other !== alias).map((canonical) => ({ alias, canonical })),
    );
  });
  return [...new Map(rows.map((row) => [`${row.alias}\n${row.canonical}`, row])).values()];
}
