import type { PanelStore } from "@talabee/contract";

const MINUTE = 60_000;
type Closures = Pick<PanelStore, "closures">;

/** The closure under which a store is in a minute; one that begins during it counts, or a pause would show a minute late. */
export const closureNow = ({ closures }: Closures, now: number) =>
  closures.find(
    ({ starts_at: from, ends_at: to }) =>
      Date.parse(from) < Math.floor(now / MINUTE) * MINUTE + MINUTE && now < Date.parse(to),
  );

/** The pause under which a store is, by its people or because no device of it could be heard. */
export const pauseNow = ({ closures }: Closures, now: number) =>
  closureNow({ closures: closures.filter((one) => one.is_pause || one.is_unheard) }, now);
