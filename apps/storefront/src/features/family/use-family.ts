import {
  createFamily,
  errorDataOf,
  family as familyCall,
  familyPreview,
  joinFamily,
  leaveFamily,
  removeFamilyMember,
  setFamilyAllowance,
  updateFamilyBasketLine,
} from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useState } from "react";
import { useSelector } from "react-redux";
import { sendCall, type Sent, submitForm, useApiQuery, usePending, useShop } from "../../platform/index.js";

/** The customer's family with the handlers of members and owner. `code` is an invitation code. */
export function useFamily(code: string) {
  const shop = useShop();
  const query = useApiQuery(familyCall, { enabled: useSelector(selectIsAuthenticated) });
  const [searchedCode, setSearchedCode] = useState(code);
  const found = useApiQuery(familyPreview, { params: { code: searchedCode }, enabled: searchedCode !== "" });
  const [entering, duringEntry] = usePending();
  const [errors, setErrors] = useState<{ code?: string | undefined; name?: string | undefined }>({});
  const [loadingMember, duringMember] = usePending();
  const [loadingLines, setLoadingLines] = useState<ReadonlySet<string>>(new Set());

  const enter = async (field: "code" | "name", work: Promise<Sent<unknown>>) => {
    setErrors({});
    const { refused } = await duringEntry(field, work);
    if (refused !== undefined) setErrors({ [field]: refused.fields[field] ?? refused.form });
  };
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
        setErrors({});
        setSearchedCode(text);
      },
      loadingFind: searchedCode !== "" && found.status === "loading",
      preview: found.data ?? null,
      codeError: errors.code ?? (found.data === undefined ? found.error?.message : undefined),
      onJoin: (text: string) => void enter("code", submitForm(shop, joinFamily, { body: { code: text } })),
      onCreate: (name: string) => void enter("name", submitForm(shop, createFamily, { body: { name } })),
      createError: errors.name,
      loading: entering !== null,
    },
    onLeave: () => void sendCall(shop, leaveFamily, { body: {} }),
    onSaveAllowance: async ({ id }: { id: string }, amount: number | null) => {
      const sent = submitForm(shop, setFamilyAllowance, { params: { id }, body: { amount } });
      const { refused } = await duringMember(id, sent);
      return refused && (refused.fields["amount"] ?? refused.form ?? "");
    },
    onRemove: ({ id }: { id: string }) =>
      void duringMember(id, sendCall(shop, removeFamilyMember, { params: { id }, body: {} })),
    loadingMember,
    basketLines: {
      onQuantityChange: ({ id }: { id: string }, quantity: number) => void setQuantity(id, quantity),
      loadingLines,
    },
  };
}
