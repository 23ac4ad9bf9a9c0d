import type { ReactNode } from "react";
import { CheckoutScreen } from "../screens/checkout-screen/index.js";
import { HomeScreen } from "../screens/home-screen/index.js";
import { OrdersScreen } from "../screens/orders-screen/index.js";
import { StoreScreen } from "../screens/store-screen/index.js";
import { TrackingScreen } from "../screens/tracking-screen/index.js";
import { CartPanel } from "../widgets/cart-panel/index.js";
import { storyAddresses } from "./addresses.js";
import { storyCategories } from "./catalogue.js";
import { menuOf, noop, type FlowState } from "./flow-state.js";
import { storyOrder, storyOrderCard, storyPastOrders, storyTrack } from "./orders.js";
import { StoryShell } from "./shell.js";

/** The screens of the shop by the flow's place; home by default. */
export function FlowShopScreens({ flow }: { flow: FlowState }) {
  const { language, stores, signedIn, items, cart, cartProps, cartState, setCartState, total } = flow;
  const { setCartOpen, setQuantity, navigate, orderAt, setOrderAt, isActive } = flow;
  const ar = language === "ar";
  const [name, id] = flow.place.split("/");
  const inShell = (screen: ReactNode, current: "home" | "orders" = "home") => (
    <StoryShell
      current={current}
      signedIn={signedIn}
      cartCount={items.length}
      onOpenCart={() => setCartOpen(true)}
    >
      {screen}
    </StoryShell>
  );
  switch (name) {
    case "store": {
      const store = stores.find((candidate) => candidate.id === id);
      return inShell(
        <StoreScreen
          status="ready"
          store={store}
          menuStatus="ready"
          menuComplete
          products={store ? menuOf(language, store.id, stores) : []}
          productHref={(product) => `#store/${product.vendor_id}`}
          categoryHref={(part) => `#store/${id}/${part}`}
          quantities={cartState.storeId === id ? cartState.quantities : {}}
          onQuantityChange={setQuantity}
          backHref="#home"
          onRetry={noop}
          cart={{ count: items.length, total, onOpen: () => setCartOpen(true) }}
          cartPanel={<CartPanel cart={cartProps} />}
        />,
      );
    }
    case "checkout":
      return inShell(
        <CheckoutScreen
          backHref={`#store/${cartState.storeId}`}
          browseHref="#home"
          cart={{ status: "ready", data: cart, onRetry: noop }}
          addresses={{
            status: "ready",
            items: storyAddresses(language),
            selectedId: "home",
            onSelect: noop,
            onRetry: noop,
            validate: () => ({}),
            onCreate: async () => undefined,
          }}
          payment={{
            status: "ready",
            methods: [{ code: "cod", enabled: true, reason: null }],
            selected: "cod",
            onSelect: noop,
            onRetry: noop,
          }}
          note=""
          onNoteChange={noop}
          quote={{ status: "ready", data: cart.quote, onRetry: noop }}
          onPlaceOrder={() => {
            setCartState({ storeId: null, quantities: {} });
            setOrderAt("placed");
            navigate("track");
          }}
        />,
      );
    case "track":
      return inShell(
        <TrackingScreen
          status="ready"
          order={storyOrder(language, "delivering")}
          track={storyTrack(language, orderAt ?? "placed")}
          backHref="#orders"
          orderHref="#orders"
          onRetry={noop}
          supportPhone="+97440001111"
        />,
        "orders",
      );
    case "orders":
      return inShell(
        <OrdersScreen
          current={{
            status: "ready",
            items: isActive ? [storyOrderCard(language, "delivering")] : [],
            onRetry: noop,
          }}
          past={{ status: "ready", items: storyPastOrders(language), onRetry: noop }}
          orderHref={() => "#track"}
          trackHref={() => "#track"}
          browseHref="#home"
        />,
        "orders",
      );
    default:
      return inShell(
        <HomeScreen
          status="ready"
          onRetry={noop}
          customerName={signedIn ? (ar ? "نور" : "Noor") : null}
          home={{
            rails: [
              { kind: "categories", id: "categories", title: "", items: storyCategories(language, 12) },
              {
                kind: "order_again",
                id: "again",
                title: ar ? "إعادة الطلب" : "Order again",
                items: signedIn ? storyPastOrders(language).slice(0, 1) : [],
              },
              {
                kind: "stores",
                id: "near",
                title: ar ? "مفتوح بالقرب منك" : "Open near you",
                items: stores.slice(0, 6),
              },
            ],
          }}
          reorder={{
            loadingId: null,
            onReorder: () => {
              setCartState({ storeId: stores[1]!.id, quantities: { coffee: 2, luqaimat: 2 } });
              setCartOpen(true);
            },
          }}
          hrefs={{
            store: (storeId) => `#store/${storeId}`,
            category: () => "#home",
            order: () => "#orders",
          }}
        />,
      );
  }
}
