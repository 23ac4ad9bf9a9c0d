import type { Customer } from "./accounts.js";
import { pixel } from "./pixel.js";
import type { TestClient } from "./test-client.js";

/** A review with a photograph, to be sent by {@link checkReviewPhotos}. */
export const photographed = (body: object): object => ({
  ...body,
  photos: [pixel()],
});

type Reviews = readonly { id: string; photos: readonly { id: string; is_pending: boolean }[] }[];

/** Checks that the photograph of a new review is public once an admin approves it (REQ-ACCOUNT-30). */
export async function checkReviewPhotos(
  client: TestClient,
  token: string,
  customer: Customer,
  { storeId, reviewId }: { storeId: string; reviewId: string },
): Promise<void> {
  const photosFor = async (who: string | null) => {
    const list = await client.call(
      "storeReviews",
      { params: { id: storeId }, query: { per_page: 50 }, token: who },
      "success",
    );
    return ((list.data?.items ?? []) as Reviews).find(({ id }) => id === reviewId)?.photos ?? [];
  };
  const [own] = await photosFor(customer.token);
  client.claim("createReview", "behaviour", own?.is_pending === true, "its author does not see the photo");
  const early = await photosFor(null);
  client.claim("storeReviews", "behaviour", early.length === 0, "a photo is public before its approval");
  if (own === undefined) return;
  const input = { token, params: { id: own.id } };
  const bad = { ...input, body: { state: "pending" }, check: "validation" } as const;
  await client.call("decideReviewPhoto", bad, ["validation_failed"]);
  await client.call(
    "decideReviewPhoto",
    { ...input, body: { state: "approved" }, language: "ar" },
    "success",
  );
  const late = await photosFor(null);
  client.claim("storeReviews", "behaviour", late[0]?.id === own.id, "an approved photo is not public");
}
