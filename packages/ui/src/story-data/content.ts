import type { Language } from "../locale/index.js";
import type { ContentBlockData } from "../widgets/content-page/index.js";

/** A content page with every kind of block. */
export function storyPage(language: Language): { title: string; blocks: ContentBlockData[] } {
  return language === "ar"
    ? {
        title: "من نحن",
        blocks: [
          { kind: "heading", text: "مائدة الدوحة إلى بابك" },
          {
            kind: "paragraph",
            text: "نجمع مطابخ قطر ومتاجر الزهور والأسواق في مكان واحد. تطلب، فيُحضّرون طلبك، ويوصله مندوب قريب منك.",
          },
          { kind: "heading", text: "مع من نعمل" },
          {
            kind: "paragraph",
            text: "مطابخ عائلية ومخابز وبقالات، معظمها على مسافة قصيرة من بيتك، وهي من تضع قوائمها وأسعارها وأوقاتها.",
          },
          { kind: "list", items: ["أكثر من 600 شريك", "توصيل خلال نصف ساعة تقريبًا", "كل مناطق قطر"] },
          { kind: "heading", text: "كن معنا" },
          { kind: "paragraph", text: "لديك مطبخ أو متجر أو دراجة؟ يسعدنا أن نعمل معك." },
          { kind: "link", text: "اعمل معنا", href: "/apply/partner" },
          { kind: "link", text: "راسلنا", href: "mailto:help@talabee.qa" },
        ],
      }
    : {
        title: "About us",
        blocks: [
          { kind: "heading", text: "Doha’s table, delivered" },
          {
            kind: "paragraph",
            text: "We bring the kitchens, flower shops and markets of Qatar to one place. You order, they cook, and a rider close to you brings it.",
          },
          { kind: "heading", text: "Who we work with" },
          {
            kind: "paragraph",
            text: "Family kitchens, bakeries and grocers, most of them a short ride from your door. They set their own menus, prices and hours.",
          },
          {
            kind: "list",
            items: ["More than 600 partners", "Usually at your door in half an hour", "Every zone of Qatar"],
          },
          { kind: "heading", text: "Join us" },
          {
            kind: "paragraph",
            text: "You have a kitchen, a shop or a bike? We would like to work with you.",
          },
          { kind: "link", text: "Work with us", href: "/apply/partner" },
          { kind: "link", text: "Write to us", href: "mailto:help@talabee.qa" },
        ],
      };
}
