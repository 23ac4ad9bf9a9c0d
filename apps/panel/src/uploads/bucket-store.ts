import { S3mini } from "s3mini";
import { ApiError } from "../http/api-error.js";
import type { UploadStore } from "./upload-store.js";

/** An S3-compatible bucket. */
export interface UploadsBucket {
  /** Address of the bucket, with its name as the path: `https://s3.example/talabee-uploads`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 15_000;
const RETRY_AFTER_S = 5;

/**
 * Uploads in an S3-compatible bucket. The bucket stays private: the server reads it and checks who asks. Calls fail with the
 * ApiError `maintenance` while the bucket is away.
 */
export function createBucketStore({ url, ...credentials }: UploadsBucket): UploadStore {
  const bucket = new S3mini({ endpoint: url, requestAbortTimeout: TIMEOUT_MS, ...credentials });
  const ask = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call();
    } catch (cause) {
      throw new ApiError("maintenance", { retryAfter: RETRY_AFTER_S, cause });
    }
  };
  return {
    write: (name, bytes) =>
      ask(async () => {
        const { ok, status } = await bucket.putObject(name, bytes);
        if (!ok) throw new Error(`The bucket answered ${status}`);
      }),
    read: (name) =>
      ask(async () => {
        const bytes = await bucket.getObjectArrayBuffer(name);
        return bytes === null ? null : Buffer.from(bytes);
      }),
    remove: (name) => ask(async () => void (await bucket.deleteObject(name))),
    list: () => ask(async () => ((await bucket.listObjects()) ?? []).map(({ Key }) => Key)),
  };
}
