import {
  menuAddonGroups,
  menuProducts,
  menuSections,
  type PanelStore,
  setOptionAvailability,
  setProductAvailability,
} from "@talabee/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAllProducts } from "../../app/use-all-products.js";
import { useCall } from "../../app/use-call.js";
import { useSend } from "../../app/use-send.js";
import { FirstLoad } from "../board-screen/board-notices.js";
import { type MenuItem, MenuToday, menuItems } from "../menu-today/index.js";
import { LoadFailed } from "../../app/load-failed.js";

/** The menu of a store as its people switch it today. */
export function StoreMenu({ storeId, store }: { storeId: string; store: PanelStore | undefined }) {
  const sections = useCall(menuSections, { params: { id: storeId } });
  const groups = useCall(menuAddonGroups, { params: { id: storeId } });
  const products = useAllProducts(storeId);
  const queryClient = useQueryClient();
  const { send, error: sendError } = useSend();
  const [sendingId, setSendingId] = useState<string | null>(null);
  const items = useMemo(
    () => menuItems(products.data ?? [], groups.data?.items ?? []),
    [products.data, groups.data],
  );

  async function change(item: MenuItem, to: "back" | { until: string | null }): Promise<boolean> {
    setSendingId(item.id);
    const availability = to === "back" ? { available: true } : { available: false, until: to.until };
    const answer =
      item.groupId === null
        ? await send(setProductAvailability, { params: { id: item.id }, body: availability })
        : await send(setOptionAvailability, {
            params: { id: item.groupId },
            body: { option_id: item.id, ...availability },
          });
    await queryClient.invalidateQueries({
      queryKey: ["panel"],
      predicate: ({ queryKey: key }) => isOfMenu(key),
    });
    setSendingId(null);
    return answer !== null;
  }

  const error = products.error ?? groups.error ?? sections.error;
  const data = sections.data;
  if (products.data === undefined || groups.data === undefined || data === undefined)
    return error === null ? (
      <FirstLoad />
    ) : (
      <LoadFailed
        error={error}
        onRetry={() => void queryClient.refetchQueries({ predicate: ({ queryKey: key }) => isOfMenu(key) })}
      />
    );
  return (
    <MenuToday
      items={items}
      sections={data.items}
      hours={store?.hours_now ?? []}
      sendingId={sendingId}
      failed={sendError !== null}
      onChange={change}
    />
  );
}

const isOfMenu = (key: readonly unknown[]) =>
  [menuProducts.path, menuAddonGroups.path, menuSections.path].some((path) => path === key[1]);
