import * as z from "zod/mini";
import { schema } from "./schema.js";

/** The data of a call that hands out none. */
export const Nothing = schema(() => z.null());
/** The body of a call that is only made. */
export const NoFields = schema(() => z.object({}));
