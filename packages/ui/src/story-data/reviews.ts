import type { Language } from "../locale/index.js";
import type { RatingSummaryData } from "../widgets/rating-summary/index.js";
import type { ReviewData } from "../widgets/review-list/index.js";
import type { ReviewPhotoData } from "../widgets/review-list/review-photos.js";
import { cataloguePicture } from "./pictures.js";

type Row = readonly [en: string, ar: string];
const rows: readonly { author: Row; comment: Row | null; rating: number; reply?: Row }[] = [
  {
    author: ["Mariam K.", "مريم ك."],
    comment: [
      "The rice still steaming, the loomi just right. Enough for two with a salad.",
      "وصل الأرز ساخنًا واللومي في مكانه. يكفي شخصين مع سلطة.",
    ],
    rating: 5,
  },
  {
    author: ["Khalid S.", "خالد س."],
    comment: [
      "Good machboos. Ask for extra daqoos, it makes the dish.",
      "مجبوس طيب. اطلبوا دقوسًا إضافيًا، فهو سر الطبق.",
    ],
    rating: 4,
    reply: ["Thank you Khalid, next time it is on us.", "شكرًا خالد، الدقوس علينا في المرة القادمة."],
  },
  {
    author: ["Sara H.", "سارة ح."],
    comment: ["Luqaimat arrived crisp. That never happens.", "وصلت اللقيمات مقرمشة، وهذا نادر."],
    rating: 5,
  },
  { author: ["Yusuf A.", "يوسف ع."], comment: null, rating: 3 },
  {
    author: ["Hessa M.", "حصة م."],
    comment: [
      "Ten minutes late, but the rider called ahead and everything was still hot.",
      "تأخر عشر دقائق، لكن المندوب اتصل قبلها ووصل كل شيء ساخنًا.",
    ],
    rating: 4,
  },
  {
    author: ["Jassim T.", "جاسم ت."],
    comment: [
      "We ordered trays for thirty people after Friday prayer. It came on time, in three large boxes, each with its own bread, pickles and daqoos, and a list of what was in it.\nThe lamb fell off the bone, the chicken had that smoke one only gets at home, and the rice was not dry although it stood for an hour.\nMy mother asked who had cooked it. I told her the truth only when the plates were empty. We will order again for Eid, this time with two trays of harees, and I would be glad of a vegetarian tray for my colleagues.",
      "طلبنا صواني لثلاثين شخصًا بعد صلاة الجمعة. وصلت في وقتها في ثلاثة صناديق كبيرة، مع كل صينية خبزها ومخللها ودقوسها، وقائمة بما فيها.\nاللحم يذوب، والدجاج فيه تلك الرائحة التي لا تجدها إلا في البيت، والأرز لم يجف مع أنه بقي ساعة.\nسألت أمي من الذي طبخ، ولم أخبرها بالحقيقة إلا بعد أن فرغت الصحون. سنطلب مرة أخرى في العيد، ومعه صينيتان من الهريس، وأتمنى صينية نباتية لزملائي.",
    ],
    rating: 5,
  },
];

/** Reviews of a store, newest first; past the sixth they repeat with earlier dates. */
export function storyReviews(language: Language, count = rows.length): ReviewData[] {
  const pick = (row: Row) => (language === "ar" ? row[1] : row[0]);
  return Array.from({ length: count }, (_, i) => {
    const row = rows[i % rows.length]!;
    const at = new Date(Date.UTC(2026, 1, 28, 16, 20) - i * 3 * 86_400_000);
    return {
      id: `review-${i}`,
      author: pick(row.author),
      rating: row.rating,
      comment: row.comment && pick(row.comment),
      at: at.toISOString(),
      reply: row.reply
        ? { text: pick(row.reply), at: new Date(at.getTime() + 5_400_000).toISOString() }
        : null,
    };
  });
}

/** Rating summary of the reviews. */
export const storySummary: RatingSummaryData = {
  average: 4.8,
  total: 1240,
  counts: [9, 14, 48, 152, 1017],
};

const photographed = [
  "products/a-machboos-chicken-plate",
  "products/a-mixed-grill-rice-plate",
  "products/a-kebab-urfa-plate",
] as const;

/** Up to three photographs of a review. */
export function storyReviewPhotos(count: number, { isPending = false } = {}): ReviewPhotoData[] {
  return photographed
    .slice(0, count)
    .map((name) => ({ id: name, image: cataloguePicture(name, 640, 480), is_pending: isPending }));
}
