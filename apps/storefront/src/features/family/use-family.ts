import {
  createFamily,
  errorDataOf,
  family as familyCall,
  familyPreview,
  joinFamily,
  leaveFamily,
  removeFamilyMember,
  renewFamilyInvite,
  setFamilyAllowance,
  updateFamilyBasketLine,
} from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useState } from "react";
import { useSelector } from "react-redux";
import { sendCall, useApiQuery, useSend, useShop } from "../../platform/index.js";

/** The customer's family with the handlers of members and owner. `code` is an invitation code. */
export function useFamily(code: string) {
  const shop = useShop();
  const query = useApiQuery(familyCall, { enabled: useSelector(selectIsAuthenticated) });
  const [searchedCode, setSearchedCode] = useState(code);
  const found = useApiQuery(familyPreview, { params: { code: searchedCode }, enabled: searchedCode !== "" });
  const join = useSend(joinFamily);
  const create = useSend(createFamily);
  const allowance = useSend(setFamilyAllowance);
  const remove = useSend(removeFamilyMember);
  const renew = useSend(renewFamilyInvite);
  const [loadingLines, setLoadingLines] = useState<ReadonlySet<string>>(new Set());

  const setQuantity = async (item_id: string, quantity: number) => {
    setLoadingLines((lines) => new Set(lines).add(item_id));
    await sendCall(shop, updateFamilyBasketLine, {
      body: { item_id, quantity, version: query.data?.basket?.version ?? 0 },
      // Another member changed the basket, or the stock ran out: show the current basket.
      onProblem: (problem) => {
        void shop.queryClient.invalidateQueries({ queryKey: ["family"] });
        return errorDataOf(updateFamilyBasketLine, problem, "stale_basket") !== null;
      },
    });
    setLoadingLines((lines) => new Set([...lines].filter((id) => id !== item_id)));
  };

  return {
    status: query.status,
    onRetry: query.retry,
    data: query.data,
    join: {
      code,
      onFind: (text: string) => {
        join.reset();
        setSearchedCode(text);
      },
      loadingFind: searchedCode !== "" && found.status === "loading",
      preview: found.data ?? null,
      codeError: join.errorOf("code") ?? (found.data === undefined ? found.error?.message : undefined),
      onJoin: (text: string) => void join.send({ body: { code: text } }),
      onCreate: (name: string) => void create.send({ body: { name } }),
      createError: create.errorOf("name"),
      loading: join.isPending || create.isPending,
    },
    onLeave: () => void sendCall(shop, leaveFamily, { body: {} }),
    onSaveAllowance: async ({ id }: { id: string }, amount: number | null) => {
      const { refused } = await allowance.send({ params: { id }, body: { amount } });
      return refused && (refused.fields["amount"] ?? refused.form ?? "");
    },
    onRemove: ({ id }: { id: string }) => void remove.send({ params: { id }, body: {} }),
    onRenewCode: () => void renew.send({ body: {} }),
    loadingRenewCode: renew.isPending,
    loadingMember: allowance.pendingId ?? remove.pendingId,
    basketLines: {
      onQuantityChange: ({ id }: { id: string }, quantity: number) => void setQuantity(id, quantity),
      loadingLines,
    },
  };
}
