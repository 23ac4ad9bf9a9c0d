import type { Bilingual } from "../db/schema.js";

type Pair = readonly [en: string, ar: string];
const t = ([en, ar]: Pair): Bilingual => ({ en, ar });

const FAMILIES: readonly Pair[] = [
  ["Al Rayyan", "الريان"],
  ["Al Wakrah", "الوكرة"],
  ["Al Sadd", "السد"],
  ["Lusail", "لوسيل"],
  ["Katara", "كتارا"],
  ["Msheireb", "مشيرب"],
  ["Al Bidda", "البدع"],
  ["Souq Waqif", "سوق واقف"],
  ["Al Khor", "الخور"],
  ["Umm Salal", "أم صلال"],
  ["Al Gharafa", "الغرافة"],
  ["Al Hilal", "الهلال"],
  ["Old Airport", "المطار القديم"],
  ["Al Mansoura", "المنصورة"],
  ["Bin Omran", "بن عمران"],
  ["Al Nasr", "النصر"],
  ["Al Dafna", "الدفنة"],
  ["The Pearl", "اللؤلؤة"],
  ["Mesaieed", "مسيعيد"],
  ["Al Shamal", "الشمال"],
  ["Al Thumama", "الثمامة"],
  ["Muaither", "معيذر"],
  ["Abu Hamour", "أبو هامور"],
  ["Ain Khaled", "عين خالد"],
  ["Al Markhiya", "المرخية"],
  ["Fereej Kulaib", "فريج كليب"],
  ["Madinat Khalifa", "مدينة خليفة"],
  ["Al Aziziya", "العزيزية"],
  ["Najma", "نجمة"],
  ["Rawdat", "روضة"],
  ["Al Duhail", "الدحيل"],
  ["Al Maamoura", "المعمورة"],
];
const SIGNS: readonly Pair[] = [
  ["Golden", "الذهبي"],
  ["Blue", "الأزرق"],
  ["Old", "القديم"],
  ["New", "الجديد"],
  ["Royal", "الملكي"],
  ["Green", "الأخضر"],
  ["Happy", "السعيد"],
  ["Grand", "الكبير"],
  ["Little", "الصغير"],
  ["Desert", "الصحراوي"],
  ["Coastal", "الساحلي"],
  ["Modern", "الحديث"],
  ["Noble", "الأصيل"],
  ["Silver", "الفضي"],
  ["Fresh", "الطازج"],
  ["Sunny", "المشمس"],
  ["Quiet", "الهادئ"],
  ["Famous", "المشهور"],
  ["Seaside", "البحري"],
  ["Evening", "المسائي"],
  ["Morning", "الصباحي"],
  ["Star", "النجم"],
  ["Palm", "النخيل"],
];
interface Kind {
  readonly name: Pair;
  readonly cuisine: Pair;
  readonly sections: readonly Pair[];
}
const MEALS: readonly Pair[] = [
  ["Starters", "مقبلات"],
  ["Mains", "أطباق رئيسية"],
  ["Sandwiches", "ساندويتشات"],
  ["Sweets", "حلويات"],
  ["Drinks", "مشروبات"],
];
const GOODS: readonly Pair[] = [
  ["Offers", "عروض"],
  ["Fresh", "طازج"],
  ["Pantry", "مؤونة"],
  ["Snacks", "تسالي"],
  ["Drinks", "مشروبات"],
];
const KINDS: readonly Kind[] = [
  { name: ["Grill", "مشويات"], cuisine: ["Grills", "مشاوي"], sections: MEALS },
  { name: ["Kitchen", "مطبخ"], cuisine: ["Qatari", "قطري"], sections: MEALS },
  { name: ["Bakery", "مخبز"], cuisine: ["Bakery", "مخبوزات"], sections: MEALS },
  { name: ["Cafeteria", "كافتيريا"], cuisine: ["Indian", "هندي"], sections: MEALS },
  { name: ["Coffee", "قهوة"], cuisine: ["Coffee", "قهوة"], sections: MEALS },
  { name: ["Shawarma", "شاورما"], cuisine: ["Lebanese", "لبناني"], sections: MEALS },
  { name: ["Burger", "برغر"], cuisine: ["American", "أمريكي"], sections: MEALS },
  { name: ["Pizza", "بيتزا"], cuisine: ["Italian", "إيطالي"], sections: MEALS },
  { name: ["Sweets", "حلويات"], cuisine: ["Sweets", "حلويات"], sections: MEALS },
  { name: ["Market", "سوق"], cuisine: ["Groceries", "بقالة"], sections: GOODS },
  { name: ["Pharmacy", "صيدلية"], cuisine: ["Pharmacy", "صيدلية"], sections: GOODS },
];
const STYLES: readonly Pair[] = [
  ["Classic", "كلاسيكي"],
  ["Spicy", "حار"],
  ["Grilled", "مشوي"],
  ["Crispy", "مقرمش"],
  ["Smoky", "مدخن"],
  ["Creamy", "كريمي"],
  ["Honey", "بالعسل"],
  ["Garlic", "بالثوم"],
  ["Lemon", "بالليمون"],
  ["Saffron", "بالزعفران"],
  ["Family", "عائلي"],
  ["Double", "دبل"],
  ["Mini", "ميني"],
  ["Home-style", "بيتي"],
  ["Charcoal", "على الفحم"],
  ["Mixed", "مشكل"],
  ["Light", "لايت"],
  ["Royal", "ملكي"],
  ["Fresh", "طازج"],
];
const DISHES: readonly Pair[] = [
  ["Chicken Shawarma", "شاورما دجاج"],
  ["Beef Shawarma", "شاورما لحم"],
  ["Chicken Machboos", "مجبوس دجاج"],
  ["Lamb Machboos", "مجبوس لحم"],
  ["Fish Machboos", "مجبوس سمك"],
  ["Harees", "هريس"],
  ["Madrouba", "مضروبة"],
  ["Chicken Biryani", "برياني دجاج"],
  ["Lamb Kabsa", "كبسة لحم"],
  ["Mandi", "مندي"],
  ["Shish Tawook", "شيش طاووق"],
  ["Kofta", "كفتة"],
  ["Lamb Chops", "ريش غنم"],
  ["Falafel", "فلافل"],
  ["Hummus", "حمص"],
  ["Fattoush", "فتوش"],
  ["Tabbouleh", "تبولة"],
  ["Lentil Soup", "شوربة عدس"],
  ["Beef Burger", "برغر لحم"],
  ["Chicken Burger", "برغر دجاج"],
  ["Margherita Pizza", "بيتزا مارغريتا"],
  ["Pepperoni Pizza", "بيتزا بيبروني"],
  ["Pasta", "باستا"],
  ["Lasagna", "لازانيا"],
  ["Cheese Manakish", "مناقيش جبن"],
  ["Zaatar Manakish", "مناقيش زعتر"],
  ["Samosa", "سمبوسة"],
  ["Paratha", "براتا"],
  ["Karak Tea", "شاي كرك"],
  ["Arabic Coffee", "قهوة عربية"],
  ["Iced Latte", "لاتيه مثلج"],
  ["Lemon Mint", "ليمون بالنعناع"],
  ["Mango Juice", "عصير مانجو"],
  ["Luqaimat", "لقيمات"],
  ["Kunafa", "كنافة"],
  ["Umm Ali", "أم علي"],
  ["Baklava", "بقلاوة"],
  ["Cheesecake", "تشيز كيك"],
  ["Chocolate Cake", "كيكة شوكولاتة"],
  ["Dates", "تمر"],
  ["Fried Fish", "سمك مقلي"],
  ["Shrimp Rice", "أرز بالروبيان"],
  ["Shakshuka", "شكشوكة"],
];
const SIDES: readonly Pair[] = [
  ["with Rice", "مع أرز"],
  ["with Fries", "مع بطاطس"],
  ["with Salad", "مع سلطة"],
  ["with Tahini", "مع طحينة"],
  ["with Cheese", "مع جبن"],
  ["with Nuts", "مع مكسرات"],
  ["with Mint", "مع نعناع"],
  ["with Yoghurt", "مع روب"],
  ["with Daqoos", "مع دقوس"],
  ["with Pickles", "مع مخلل"],
  ["with Cardamom", "مع هيل"],
  ["with Pistachio", "مع فستق"],
  ["with Honey", "مع عسل"],
  ["with Garlic Dip", "مع ثومية"],
  ["with Vegetables", "مع خضار"],
  ["with Bread", "مع خبز"],
  ["for Two", "لشخصين"],
];

/**
 * Generates names from an index by combining parts. The numbers of parts have no common divisor, so every combination
 * occurs before any repeats (8,096 stores, 13,889 products); repeated names get a number.
 */
export function createNames() {
  const pick = <Part>(parts: readonly Part[], at: number): Part => parts[at % parts.length]!;
  const again = (at: number, combinations: number) => {
    const round = Math.floor(at / combinations);
    return round === 0 ? "" : ` ${round + 1}`;
  };
  const storeNames = FAMILIES.length * SIGNS.length * KINDS.length;
  const productNames = STYLES.length * DISHES.length * SIDES.length;
  return {
    kind(at: number) {
      const { cuisine, sections, name } = pick(KINDS, at);
      return {
        cuisine: t(cuisine),
        sections: sections.map(t),
        description: {
          en: `${name[0]} in ${pick(FAMILIES, at)[0]}`,
          ar: `${name[1]} في ${pick(FAMILIES, at)[1]}`,
        },
      };
    },
    store(at: number): Bilingual {
      const [family, sign, { name }] = [pick(FAMILIES, at), pick(SIGNS, at), pick(KINDS, at)];
      const number = again(at, storeNames);
      return {
        en: `${family[0]} ${sign[0]} ${name[0]}${number}`,
        ar: `${name[1]} ${family[1]} ${sign[1]}${number}`,
      };
    },
    product(at: number): Bilingual {
      const [style, dish, side] = [pick(STYLES, at), pick(DISHES, at), pick(SIDES, at)];
      const number = again(at, productNames);
      return {
        en: `${style[0]} ${dish[0]} ${side[0]}${number}`,
        ar: `${dish[1]} ${style[1]} ${side[1]}${number}`,
      };
    },
    description(at: number): Bilingual {
      const [style, dish, side] = [pick(STYLES, at), pick(DISHES, at), pick(SIDES, at)];
      return {
        en: `${dish[0]}, ${style[0].toLowerCase()}, ${side[0]}, made to order`,
        ar: `${dish[1]} ${style[1]} ${side[1]}، يُحضّر عند الطلب`,
      };
    },
  };
}
