import type { Banner, Language } from "@talabee/contract";
import type { banners } from "../../db/schema.js";

/** The wire shape of a banner. */
export function serializeBanner(row: typeof banners.$inferSelect, language: Language): Banner {
  return {
    id: row.id,
    title: row.title[language],
    text: row.text[language],
    action: row.action[language],
    link: row.link,
    image: row.image[language],
    tone: row.tone,
  };
}
