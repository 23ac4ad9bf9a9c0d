import type { Config } from "../config.js";
import { createFolderStore } from "./folder-store.js";
import type { UploadStore } from "./upload-store.js";

/** Opens the bucket of PANEL_UPLOADS_BUCKET, or else the folder of uploads in the data folder. */
export async function openUploadStore({
  dataDir,
  uploadsBucket,
}: Pick<Config, "dataDir" | "uploadsBucket">): Promise<UploadStore> {
  if (uploadsBucket === null) return createFolderStore(dataDir);
  // Loaded on demand: most panels use the folder.
  const { createBucketStore } = await import("./bucket-store.js");
  return createBucketStore(uploadsBucket);
}
