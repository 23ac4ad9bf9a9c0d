import * as z from "zod/mini";
import type { ValidationMessageKey } from "../messages/index.js";
import { schema } from "./schema.js";
import type { UploadLimits } from "./upload-limits.js";

/** A file within the limits, as far as its size and the type that the client names tell; a server reads its content. */
// @__NO_SIDE_EFFECTS__
export function upload(
  { types, maxBytes }: UploadLimits,
  typeKey: ValidationMessageKey,
  sizeKey: ValidationMessageKey = "file_too_large",
) {
  // One reason a refusal: a file that is too large is not called of the wrong type as well.
  return schema(() =>
    z
      .file(typeKey)
      .check(
        z.maxSize(maxBytes, { error: sizeKey, abort: true }),
        z.mime([...types] as z.core.util.MimeTypes[], typeKey),
      ),
  );
}
