import { refuseField } from "../../http/fault.js";

/** Where an item stands in a list: what it is sorted by, the last part its own alone. All parts count upwards. */
export type Place = readonly (string | number)[];

/** A place as clients get it: opaque. The list goes on behind it, whatever came or went meanwhile. */
export function writePlace(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Reads a place of this shape back; null for the start of the list. A Fault on anything that is none. */
export function readPlace(cursor: string | undefined, shape: readonly ("string" | "number")[]): Place | null {
  if (cursor === undefined) return null;
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return refuseField("cursor");
  }
  const fits =
    Array.isArray(place) &&
    place.length === shape.length &&
    place.every((part, at) => typeof part === shape[at]);
  return fits ? (place as Place) : refuseField("cursor");
}

export function comparePlaces(a: Place, b: Place): number {
  for (const [at, part] of a.entries()) {
    const other = b[at]!;
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

/** The page behind a place, of items in any order. */
export function pageBehind<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place,
  behind: Place | null,
  perPage: number,
): { items: Item[]; next_cursor: string | null } {
  const placed = items
    .map((item) => ({ item, place: placeOf(item) }))
    .filter(({ place }) => behind === null || comparePlaces(place, behind) > 0)
    .toSorted((a, b) => comparePlaces(a.place, b.place));
  const page = placed.slice(0, perPage);
  const last = page.at(-1);
  return {
    items: page.map(({ item }) => item),
    next_cursor: placed.length > perPage && last !== undefined ? writePlace(last.place) : null,
  };
}
