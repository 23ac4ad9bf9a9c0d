import { product as productCall, type StoreSummary } from "@talabee/contract";
import { CartDrawer } from "@talabee/ui/widgets/cart-drawer";
import { ReorderChangesDialog } from "@talabee/ui/widgets/reorder-changes-dialog";
import { VendorConflictDialog } from "@talabee/ui/widgets/vendor-conflict-dialog";
import { useCartContent } from "./use-cart-content.js";
import { useCartSuggestions } from "./use-cart-suggestions.js";
import { useApiQuery, usePending } from "../../platform/index.js";
import { type ConflictQuestion, useCartActions } from "./cart-actions.js";
import CartCoupon from "./cart-coupon.js";

/** Cart drawer and cart dialogs, mounted over every screen of the shop. */
export default function CartOverlays() {
  const { isDrawerOpen, setDrawerOpen, question, changes, closeChanges } = useCartActions();
  const content = useCartContent();
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

function ProductQuestion({ question, productId }: { question: ConflictQuestion; productId: string }) {
  const { data } = useApiQuery(productCall, { params: { id: productId } });
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
