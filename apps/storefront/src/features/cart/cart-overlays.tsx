import { product as productCall, type StoreSummary } from "@talabee/contract";
import { cartMessages, catalogueMessages, commonMessages, useFormat, useMessages } from "@talabee/ui/locale";
import { toast } from "@talabee/ui/primitives/toast";
import { CartDrawer } from "@talabee/ui/widgets/cart-drawer";
import { ReorderChangesDialog } from "@talabee/ui/widgets/reorder-changes-dialog";
import { VendorConflictDialog } from "@talabee/ui/widgets/vendor-conflict-dialog";
import { useEffect, useEffectEvent } from "react";
import { useCartContent } from "./use-cart-content.js";
import { useCartSuggestions } from "./use-cart-suggestions.js";
import { useApiQuery, usePending } from "../../platform/index.js";
import { type ConflictQuestion, useCartActions } from "./cart-actions.js";
import CartCoupon from "./cart-coupon.js";

/** Cart drawer and cart dialogs, mounted over every screen of the shop. */
export default function CartOverlays() {
  const { isDrawerOpen, setDrawerOpen, question, changes, closeChanges } = useCartActions();
  const content = useCartContent();
  useAddedMessage();
  return (
    <>
      <CartDrawer
        cart={{ ...content, coupon: <CartCoupon />, suggestions: useCartSuggestions(isDrawerOpen) }}
        open={isDrawerOpen}
        onOpenChange={setDrawerOpen}
      />
      {question !== null &&
        ("choice" in question.wanted ? (
          <ProductQuestion question={question} productId={question.wanted.choice.productId} />
        ) : (
          <VendorQuestion question={question} vendor={question.wanted.order.vendor} />
        ))}
      {changes !== null && (
        <ReorderChangesDialog
          changes={changes}
          onClose={closeChanges}
          onOpenCart={() => {
            closeChanges();
            setDrawerOpen(true);
          }}
        />
      )}
    </>
  );
}

/** Says what a reorder added to a cart that was not empty (REQ-ORDER-45). */
function useAddedMessage() {
  const { addedProducts } = useCartActions();
  const { t } = useMessages();
  const { number } = useFormat();
  const products = addedProducts
    .map(({ name, quantity }) => `${number(quantity)} × ${name}`)
    .join(t(commonMessages.and));
  const text = products === "" ? null : t(cartMessages.addedToRest, { products });
  const show = useEffectEvent(() => {
    if (text !== null) toast.show({ title: text, tone: "success" });
  });
  useEffect(() => show(), [addedProducts]);
}

function ProductQuestion({ question, productId }: { question: ConflictQuestion; productId: string }) {
  const { answer } = useCartActions();
  const { t } = useMessages();
  const { data, status } = useApiQuery(productCall, { params: { id: productId } });
  const isLost = data === undefined && status === "failed";
  // The question could not be shown, and nothing was added: the message tells the customer, who can add it again.
  const giveUp = useEffectEvent(() => {
    toast.show({ title: t(catalogueMessages.productFailed), tone: "danger" });
    void answer(null);
  });
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  if (data === undefined) return null;
  return <VendorQuestion question={question} vendor={data.vendor} productName={data.name} />;
}

function VendorQuestion({
  question,
  vendor,
  productName,
}: {
  question: ConflictQuestion;
  vendor: StoreSummary;
  productName?: string;
}) {
  const { answer } = useCartActions();
  const [loadingAction, during] = usePending<"keep" | "clear">();
  return (
    <VendorConflictDialog
      conflict={question.conflict}
      newStore={vendor}
      productName={productName}
      loadingAction={loadingAction}
      onCancel={() => void answer(null)}
      onKeepBoth={() => void during("keep", answer("park"))}
      onClearAndAdd={() => void during("clear", answer("replace"))}
    />
  );
}
