import { eq } from "drizzle-orm";
import { files } from "../../db/schema.js";
import type { App } from "../../http/app-env.js";
import { ApiError } from "../../http/api-error.js";
import { mayEverywhere } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { avatarUrl, logoUrl, pictureUrl } from "./public-pictures.js";
import { readUpload } from "./uploads.js";

/** Uploaded content must not run scripts or load resources, even when opened directly. */
export const SANDBOX_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const PICTURE_TYPES: Readonly<Record<string, string>> = { webp: "image/webp", avif: "image/avif" };

/** Pictures that the server has re-encoded are public: `<img>` sends no token. */
export function publicPictureRoutes(app: App, panel: Panel): void {
  app.on("GET", [avatarUrl(":name"), logoUrl(":name"), pictureUrl(":name")], async (context) => {
    const name = context.req.param("name")!;
    const type = PICTURE_TYPES[name.slice(name.lastIndexOf(".") + 1)];
    const bytes = type === undefined ? null : await readUpload(panel, name);
    if (type === undefined || bytes === null) return context.text("Not found", 404);
    context.header("Content-Type", type);
    context.header("Content-Security-Policy", SANDBOX_POLICY);
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    return context.body(new Uint8Array(bytes));
  });
}

/**
 * Download of uploads, for their owner and admins only (REQ-SEC-22). Not a call of the contract, since the response is the
 * file itself.
 */
export function fileRoutes(app: App, panel: Panel): void {
  app.get("/api/files/:id", async (context) => {
    const session = await context.get("session")();
    if (session === null) throw new ApiError("unauthenticated");
    if (session.blocked) throw new ApiError("account_blocked");
    const id = context.req.param("id");
    const [file] = id.includes("\0") ? [] : await panel.db.select().from(files).where(eq(files.id, id));
    const right = file?.kind === "ride_photo" ? "ride.decide" : "applicant.decide";
    if (file === undefined || (file.ownerId !== session.id && !mayEverywhere(session, right))) {
      throw new ApiError("not_found");
    }
    const bytes = await readUpload(panel, file.path);
    if (bytes === null) throw new ApiError("not_found");
    context.header("Content-Type", file.mime);
    context.header(
      "Content-Disposition",
      `attachment; filename="${file.kind}${/\.\w+$/.exec(file.path)![0]}"`,
    );
    context.header("Content-Security-Policy", SANDBOX_POLICY);
    context.header("Cache-Control", "no-store");
    return context.body(new Uint8Array(bytes));
  });
}
