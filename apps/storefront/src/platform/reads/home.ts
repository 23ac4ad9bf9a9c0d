import { home } from "@talabee/contract";
import { FULFILMENT_PARAMS, type KnownFulfilment } from "@talabee/contract/react";

export const homeRead = ({ query }: Pick<KnownFulfilment, "query">) =>
  [home, { query: query ?? {}, enabled: query !== undefined, filterParams: FULFILMENT_PARAMS }] as const;
