import { product as productCall } from "@talabee/contract";
import { CartDrawer } from "@talabee/ui/widgets/cart-drawer";
import { VendorConflictDialog } from "@talabee/ui/widgets/vendor-conflict-dialog";
import { useState } from "react";
import { useCartContent } from "../data/use-cart-content.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { type ConflictQuestion, useCartActions } from "./cart-actions.js";

/** What lies over every screen of the shop: the cart's drawer, and the question about another vendor's cart. */
export function CartOverlays() {
  const { isDrawerOpen, setDrawerOpen, question } = useCartActions();
  const content = useCartContent();
  return (
    <>
      <CartDrawer open={isDrawerOpen} onOpenChange={setDrawerOpen} {...content} />
      {question !== null && <VendorQuestion question={question} />}
    </>
  );
}

function VendorQuestion({ question }: { question: ConflictQuestion }) {
  const { answer } = useCartActions();
  const { data } = usePanelQuery(productCall, { params: { id: question.choice.productId } });
  const [busy, setBusy] = useState(false);
  if (data === undefined) return null;
  return (
    <VendorConflictDialog
      conflict={question.conflict}
      newVendor={data.vendor}
      productName={data.name}
      busy={busy}
      onCancel={() => void answer(false)}
      onClearAndAdd={() => {
        setBusy(true);
        void answer(true);
      }}
    />
  );
}
