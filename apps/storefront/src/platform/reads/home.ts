import { home } from "@talabee/contract";
import { FULFILMENT_PARAMS, type KnownFulfilment } from "@talabee/contract/react";

/** The rails of home for a place and time. */
export const homeRead = ({ query }: Pick<KnownFulfilment, "query">) =>
  [home, { query: query ?? {}, enabled: query !== undefined, filterParams: FULFILMENT_PARAMS }] as const;
