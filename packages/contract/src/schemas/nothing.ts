import * as z from "zod/mini";
import { schema } from "./schema.js";

/** The data of a call without data: null. */
export const Nothing = schema(() => z.null());
/** The body of a call without fields. */
export const NoFields = schema(() => z.object({}));
