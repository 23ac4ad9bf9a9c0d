import { ORDER_TYPES } from "@talabee/domain";
import * as z from "zod/mini";
import { LANGUAGES } from "../language.js";
import { APPLICANT_TYPES } from "./choices.js";
import { schema } from "./schema.js";

/** An option: its wire value, and its name in the language of the request. */
const Choice = schema(() => z.object({ code: z.string(), name: z.string() }));

/** Options of forms (REQ-CATALOG-36). */
export const Startup = schema(() =>
  z.object({
    /** Changes with any change of this data or of the settings. */
    settings_version: z.string(),
    languages: z.array(z.enum(LANGUAGES)),
    /** ISO 3166-1 alpha-2 codes. */
    countries: z.array(Choice),
    business_types: z.array(Choice),
    order_types: z.array(z.enum(ORDER_TYPES)),
    /** Roles shown on the join page (REQ-JOIN-13). */
    applicant_types: z.array(z.enum(APPLICANT_TYPES)),
    /** Zones of Qatar, 1 to 999. */
    zones: z.array(z.object({ number: z.int(), name: z.string() })),
  }),
);
export type Startup = z.infer<typeof Startup>;

/** A block of a page; never contains HTML (REQ-SEC-25). */
export const ContentBlock = schema(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("heading"), text: z.string() }),
    z.object({ kind: z.literal("paragraph"), text: z.string() }),
    z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
    z.object({ kind: z.literal("link"), text: z.string(), href: z.string() }),
  ]),
);
export type ContentBlock = z.infer<typeof ContentBlock>;

/** A content page: about, privacy, terms, contact. */
export const Page = schema(() => z.object({ title: z.string(), blocks: z.array(ContentBlock) }));
export type Page = z.infer<typeof Page>;
