import type { Language } from "../locale/index.js";
import type { NotificationData } from "../widgets/notification-list/index.js";
import { novemberTime } from "./clock.js";
import { inLanguage } from "./in-language.js";

/** Three unread notifications of today, then earlier ones. */
export function storyNotifications(language: Language): NotificationData[] {
  const notification = (
    id: string,
    kind: string,
    day: string,
    clock: string,
    read: boolean,
    title: [string, string],
    body: [string, string],
    link: string | null = "#orders",
  ): NotificationData => ({
    id,
    title: inLanguage(language, ...title),
    body: inLanguage(language, ...body),
    link,
    data: { kind },
    read_at: read ? novemberTime(day, clock) : null,
    at: novemberTime(day, clock),
  });
  return [
    notification(
      "n1",
      "delivery",
      "20",
      "19:38",
      false,
      ["Faisal is on the way", "فيصل في الطريق"],
      ["Your order arrives about 19:45", "يصل طلبك نحو 7:45 م"],
    ),
    notification(
      "n2",
      "offer",
      "20",
      "18:30",
      false,
      ["20% off tonight", "خصم 20% الليلة"],
      ["Ends at 23:59, over QAR 60", "ينتهي 11:59 م، للطلبات فوق 60 ر.ق"],
    ),
    notification(
      "n3",
      "family",
      "20",
      "16:30",
      false,
      ["Mariam joined your family", "انضمت مريم إلى عائلتك"],
      ["Set what she may spend each month", "حدد مصروفها الشهري"],
      null,
    ),
    notification(
      "n4",
      "order",
      "18",
      "17:20",
      true,
      ["Delivered by Karak Al Asr", "وصل طلبك من كرك العصر"],
      ["How was it? Leave a review", "كيف كان؟ اكتب تقييمك"],
    ),
    notification(
      "n5",
      "wallet",
      "18",
      "12:30",
      true,
      ["QAR 100.00 added", "أُضيف 100.00 ر.ق"],
      ["Your balance is QAR 140.50", "رصيدك 140.50 ر.ق"],
    ),
    notification(
      "n6",
      "store",
      "09",
      "10:00",
      true,
      ["Halawa House is back", "بيت الحلاوة عاد"],
      ["A place you saved opened again", "مكان حفظته فُتح من جديد"],
      null,
    ),
  ];
}
