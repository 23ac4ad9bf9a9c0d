import {
  product as productCall,
  store as storeCall,
  storeProducts,
  type ProductCard,
} from "@talabee/contract";
import { StoreScreen } from "@talabee/ui/screens/store-screen";
import { ProductSheet } from "@talabee/ui/widgets/product-sheet";
import { VendorConflictDialog } from "@talabee/ui/widgets/vendor-conflict-dialog";
import { useCart, useCartChanges } from "../cart";
import { usePanel, usePanelList } from "../panel";
import { open, paths } from "../router";

/** A store with its menu; over it the product of the address. */
export default function StorePage({ id, productId }: { id: string; productId: string | undefined }) {
  const store = usePanel(storeCall, { params: { id } });
  const menu = usePanelList(storeProducts, { params: { id } });
  const product = usePanel(productCall, {
    params: { id: productId ?? "" },
    enabled: productId !== undefined,
  });
  const cart = useCart().data;
  const { addProduct, setQuantity, conflict, setConflict, loading } = useCartChanges();

  const quantities: Record<string, number> = {};
  for (const line of cart?.items ?? [])
    quantities[line.product_id] = (quantities[line.product_id] ?? 0) + line.quantity;
  const changeQuantity = (item: ProductCard, quantity: number) => {
    const line = cart?.items.find(({ product_id }) => product_id === item.id);
    if (line) void setQuantity(line.id, quantity);
    else void addProduct(item, { quantity, addons: [], note: null });
  };

  return (
    <>
      <StoreScreen
        status={store.status}
        store={store.data}
        menuStatus={menu.status}
        products={menu.items}
        menuComplete={menu.isComplete}
        categoryHref={(category) => `#${category}`}
        productHref={(item) => paths.product(id, item.id)}
        quantities={quantities}
        onQuantityChange={changeQuantity}
        backHref={paths.stores}
        cart={{ count: cart?.items.length ?? 0, total: cart?.quote?.subtotal, href: paths.cart }}
        cartStoreId={cart?.vendor?.id}
        onRetry={() => (store.data ? menu.retry() : store.retry())}
      />
      <ProductSheet
        open={productId !== undefined}
        onOpenChange={() => open(paths.store(id))}
        status={product.status}
        product={product.data}
        onRetry={product.retry}
        inCart={quantities[productId ?? ""] ?? 0}
        loading={loading}
        onAdd={(choice) => {
          if (product.data === undefined) return;
          void addProduct(product.data, choice).then((isAdded) => isAdded && open(paths.store(id)));
        }}
      />
      {store.data && (
        <VendorConflictDialog
          conflict={conflict}
          newStore={store.data}
          productName={conflict?.product.name}
          onClearAndAdd={() => conflict && void addProduct(conflict.product, conflict.choice, "replace")}
          onCancel={() => setConflict(null)}
          loadingAction={loading ? "clear" : null}
        />
      )}
    </>
  );
}
