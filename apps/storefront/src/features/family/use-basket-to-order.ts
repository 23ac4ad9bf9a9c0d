import {
  errorDataOf,
  family as familyCall,
  type FamilyBasket,
  type StockShortage,
  store as storeCall,
  updateFamilyBasketLine,
} from "@talabee/contract";
import { reduceToAvailableStock } from "@talabee/domain";
import { paths, sendCall, type Shop, useApiQuery, useShop } from "../../platform/index.js";
import type { Orderable } from "../checkout/index.js";

/** The family's basket, to be ordered by its owner. The server charges members' shares to the wallet by their allowances. */
export function useBasketToOrder(): Orderable & { isOwner: boolean } {
  const shop = useShop();
  const family = useApiQuery(familyCall);
  const basket = family.data?.basket ?? undefined;
  const vendorId = basket?.vendor?.id;
  // The basket's summary lacks the store's minimum order and hours.
  const store = useApiQuery(storeCall, { params: { id: vendorId ?? "" }, enabled: vendorId !== undefined });
  const { status, retry } = vendorId === undefined ? family : store;
  return {
    isOwner: family.data === undefined || family.data.family?.role === "owner",
    source: "family",
    status,
    onRetry: retry,
    version: basket?.version,
    items: basket?.items,
    vendor: store.data,
    isPaidByWallets: true,
    onReduce: (shortages) => void takeAvailable(shop, basket, shortages),
    href: paths.joinFamily,
  };
}

/** Reduces the basket's lines to what is available, until another member changes it. */
async function takeAvailable(
  shop: Shop,
  basket: FamilyBasket | undefined,
  shortages: StockShortage["items"],
): Promise<void> {
  let version = basket?.version ?? 0;
  for (const { lineId, quantity } of reduceToAvailableStock(basket?.items ?? [], shortages)) {
    const changed = await sendCall(shop, updateFamilyBasketLine, {
      body: { item_id: lineId, quantity, version },
      onProblem: (problem) => {
        void shop.queryClient.invalidateQueries({ queryKey: ["family"] });
        return errorDataOf(updateFamilyBasketLine, problem, "stale_basket") !== null;
      },
    });
    if (changed === null) return;
    version = changed.version;
  }
}
