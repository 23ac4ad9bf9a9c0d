import { ORDER_TYPES } from "@talabee/domain";
import * as z from "zod/mini";
import { LANGUAGES } from "../language.js";
import { APPLICANT_TYPES } from "./applicants.js";
import { schema } from "./schema.js";

/** Something to choose from: what goes on the wire, and its name in the language of the request. */
const Choice = schema(() => z.object({ code: z.string(), name: z.string() }));

/** The lists that forms choose from (REQ-CATALOG-36). */
export const Startup = schema(() =>
  z.object({
    /** Changes when anything here or in the settings does. */
    settings_version: z.string(),
    languages: z.array(z.enum(LANGUAGES)),
    /** ISO 3166-1 alpha-2 codes. */
    countries: z.array(Choice),
    business_types: z.array(Choice),
    order_types: z.array(z.enum(ORDER_TYPES)),
    /** Those the join page shows (REQ-JOIN-13). */
    applicant_types: z.array(z.enum(APPLICANT_TYPES)),
    /** Zones of Qatar, 1 to 999. */
    zones: z.array(z.object({ number: z.int(), name: z.string() })),
  }),
);
export type Startup = z.infer<typeof Startup>;

/** A part of a page: never HTML of its own (REQ-SEC-25). */
export const ContentBlock = schema(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("heading"), text: z.string() }),
    z.object({ kind: z.literal("paragraph"), text: z.string() }),
    z.object({ kind: z.literal("list"), items: z.array(z.string()) }),
    z.object({ kind: z.literal("link"), text: z.string(), href: z.string() }),
  ]),
);
export type ContentBlock = z.infer<typeof ContentBlock>;

/** A page of text: about, privacy, terms, contact. */
export const Page = schema(() => z.object({ title: z.string(), blocks: z.array(ContentBlock) }));
export type Page = z.infer<typeof Page>;
