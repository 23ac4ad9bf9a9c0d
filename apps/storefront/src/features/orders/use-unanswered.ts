import { cancelOrder, type Order, type OrderTrack, store, vendors } from "@talabee/contract";
import { useNavigate } from "react-router";
import { paths, useApiQuery, useSend } from "../../platform/index.js";

/** Enough to find another store beside the order's own, which may be the first. */
const SOME_STORES = 4;

/**
 * What a customer may do about an order that its store does not answer: cancel it, or cancel it and order at another open store
 * of the same kind. The other store is looked for only then.
 */
export function useUnanswered(order: Order | undefined, track: OrderTrack | undefined) {
  const navigate = useNavigate();
  const cancel = useSend(cancelOrder);
  const enabled = order !== undefined && track?.store_unanswered === true;
  const vendorId = order?.vendor.id ?? "";
  const own = useApiQuery(store, { params: { id: vendorId }, enabled });
  const [categoryId] = own.data?.category_ids ?? [];
  const { lat, lng } = track?.destination ?? {};
  const others = useApiQuery(vendors, {
    query: {
      order_type: order?.order_type,
      open_now: true,
      category_id: categoryId,
      lat,
      lng,
      per_page: SOME_STORES,
    },
    enabled: enabled && own.status !== "loading",
  });
  if (order === undefined) return undefined;
  const otherStore = others.data?.items.find(({ id, is_open }) => is_open && id !== vendorId);
  const send = (refund_to: "origin" | "wallet") =>
    cancel.send({ params: { id: order.id }, body: { refund_to } });
  return {
    otherStore,
    onCancel: (refundTo: "origin" | "wallet") => void send(refundTo),
    onOtherStore: async (refundTo: "origin" | "wallet") => {
      const sent = await send(refundTo);
      // The store may have answered meanwhile: then the order goes on.
      if (sent.refused === undefined) void navigate(otherStore ? paths.store(otherStore.id) : paths.home);
    },
    loading: cancel.isPending,
  };
}
