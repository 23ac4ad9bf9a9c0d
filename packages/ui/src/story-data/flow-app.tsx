import { useLayoutEffect, useRef } from "react";
import { LinkProvider } from "../locale/index.js";
import { CartDrawer } from "../widgets/cart-drawer/index.js";
import { VendorConflictDialog } from "../widgets/vendor-conflict-dialog/index.js";
import { FlowAuthScreens, isAuthPlace } from "./flow-auth-screens.js";
import { FlowLink, NavigateContext } from "./flow-link.js";
import { FlowShopScreens } from "./flow-shop-screens.js";
import { useFlowState, type FlowAppProps } from "./flow-state.js";
import { storyProduct } from "./products.js";

/** The screens as one small app for stories of flows. State is in memory; nothing is fetched. */
export function FlowApp(props: FlowAppProps) {
  const flow = useFlowState(props);
  const { language, stores, place, navigate, cartState, setCartState, items, cartProps } = flow;
  const { cartOpen, setCartOpen, conflicting, setConflicting } = flow;
  const page = useRef<HTMLDivElement>(null);
  const isFirstRender = useRef(true);
  useLayoutEffect(() => {
    if (isFirstRender.current) {
      isFirstRender.current = false;
      return;
    }
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>("[data-slot=page-title]")?.focus();
  }, [place]);

  const newStore = stores.find((store) => store.id === conflicting?.vendor_id) ?? stores[0]!;
  return (
    <NavigateContext value={navigate}>
      <LinkProvider link={FlowLink}>
        <div ref={page} className="contents">
          {isAuthPlace(place) ? <FlowAuthScreens flow={flow} /> : <FlowShopScreens flow={flow} />}
        </div>
        <CartDrawer cart={cartProps} open={cartOpen} onOpenChange={setCartOpen} />
        <VendorConflictDialog
          conflict={
            conflicting && {
              current_vendor: stores.find((store) => store.id === cartState.storeId)!,
              items_count: items.length,
              items,
            }
          }
          newStore={newStore}
          productName={conflicting ? storyProduct(language, conflicting.id).name : undefined}
          onClearAndAdd={() => {
            if (conflicting)
              setCartState({ storeId: conflicting.vendor_id, quantities: { [conflicting.id]: 1 } });
            setConflicting(null);
          }}
          onCancel={() => setConflicting(null)}
        />
      </LinkProvider>
    </NavigateContext>
  );
}
