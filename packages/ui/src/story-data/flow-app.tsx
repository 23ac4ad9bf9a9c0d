import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { LinkProvider, useLocale, type AnchorProps, type Language } from "../locale/index.js";
import { AuthScreen, type AuthMode } from "../screens/auth-screen/index.js";
import { CheckoutScreen } from "../screens/checkout-screen/index.js";
import { HomeScreen } from "../screens/home-screen/index.js";
import { OrdersScreen } from "../screens/orders-screen/index.js";
import { StoreScreen } from "../screens/store-screen/index.js";
import { TrackingScreen } from "../screens/tracking-screen/index.js";
import { UserInfoScreen } from "../screens/user-info-screen/index.js";
import { VerifiedScreen } from "../screens/verified-screen/index.js";
import { VerifyScreen } from "../screens/verify-screen/index.js";
import { AuthHeader } from "../widgets/auth-header/index.js";
import { CartDrawer } from "../widgets/cart-drawer/index.js";
import { CartPanel } from "../widgets/cart-panel/index.js";
import type { UserInfoValues } from "../widgets/user-info-form/index.js";
import { VendorConflictDialog } from "../widgets/vendor-conflict-dialog/index.js";
import { storyCountries } from "./account.js";
import { storyAddresses } from "./addresses.js";
import { storyCart, storyLine, storyQuote } from "./cart.js";
import { storyEmptyMessage, storyValidate } from "./form-messages.js";
import { storyOrder, storyOrderCard, storyPastOrders, storyTrack } from "./orders.js";
import { storyPicture } from "./pictures.js";
import { storyProduct, storyProducts, type StoryProduct } from "./products.js";
import { StoryShell } from "./shell.js";
import { storyCategories, storyStores } from "./stores.js";

const nothing = () => {};

/** Milliseconds from one step of an order to the next: this rider is quick. */
const stepTime = 400;

/** A server answers after a moment. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve, 60));

/** The code that the mail brought. */
export const flowCode = "123456";

const Travel = createContext<(place: string) => void>(nothing);

function FlowLink({ href, onClick, children, ...rest }: AnchorProps) {
  const go = use(Travel);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        go(href.replace(/^[#/]/, ""));
      }}
    >
      {children}
    </a>
  );
}

/** What a store sells: the whole menu at the first, sweets and drinks at the others. */
function menuOf(language: Language, storeId: string, stores: ReturnType<typeof storyStores>): StoryProduct[] {
  const products = storyProducts(language);
  if (storeId === stores[0]!.id) return products;
  const { id, name, is_open, order_types } = stores.find((store) => store.id === storeId)!;
  return products
    .filter(({ category_id }) => category_id === "sweets" || category_id === "drinks")
    .map((product) => ({ ...product, vendor_id: id, vendor: { id, name, is_open, order_types } }));
}

type Quantities = Readonly<Record<string, number>>;
interface Basket {
  storeId: string | null;
  quantities: Quantities;
}

export interface FlowAppProps {
  /** Where the walk begins: "home", "auth", "orders" … as in the hash of the screens' links. */
  start?: string;
  signedIn?: boolean;
  /** Product ids and how many, of the first store. */
  inCart?: Quantities;
}

/** The screens as one small shop, for stories of flows: a place, a cart, an order. Nothing is fetched or kept. */
export function FlowApp({ start = "home", signedIn: wasSignedIn = true, inCart = {} }: FlowAppProps) {
  const { language } = useLocale();
  const ar = language === "ar";
  const stores = useMemo(() => storyStores(language), [language]);
  const [place, setPlace] = useState(start);
  const [signedIn, setSignedIn] = useState(wasSignedIn);
  const [basket, setBasket] = useState<Basket>({
    storeId: Object.keys(inCart).length > 0 ? stores[0]!.id : null,
    quantities: inCart,
  });
  const [cartOpen, setCartOpen] = useState(false);
  const [asked, setAsked] = useState<StoryProduct | null>(null);
  const [orderAt, setOrderAt] = useState<number | null>(null);
  const page = useRef<HTMLDivElement>(null);

  const go = useCallback((to: string) => {
    setCartOpen(false);
    setPlace(to);
  }, []);
  const first = useRef(true);
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>("[data-slot=page-title]")?.focus();
  }, [place]);

  const isMoving = orderAt !== null && orderAt < 4;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setOrderAt((at) => Math.min(4, (at ?? 0) + 1)), stepTime);
    return () => clearInterval(timer);
  }, [isMoving]);

  const products = useMemo(
    () => (basket.storeId ? menuOf(language, basket.storeId, stores) : []),
    [basket.storeId, language, stores],
  );
  const chosen = products.filter(({ id }) => basket.quantities[id]);
  const items = chosen.map(({ id }) => storyLine(language, id, basket.quantities[id]!));
  const cart = storyCart(language, {
    vendor: stores.find((store) => store.id === basket.storeId) ?? null,
    items,
    quote: items.length > 0 ? storyQuote(language, items, { minimum: 2000 }) : null,
  });

  const setQuantity = (product: StoryProduct, quantity: number) => {
    if (quantity > 0 && basket.storeId !== null && items.length > 0 && product.vendor_id !== basket.storeId) {
      setAsked(product);
      return;
    }
    setBasket((old) => ({
      storeId: product.vendor_id,
      quantities: { ...old.quantities, [product.id]: Math.max(0, quantity) },
    }));
  };
  const ofCart = {
    status: "ready" as const,
    cart,
    onRetry: nothing,
    onQuantityChange: (line: { product_id: string }, quantity: number) =>
      setBasket((old) => ({ ...old, quantities: { ...old.quantities, [line.product_id]: quantity } })),
    storeHref: (id: string) => `#store/${id}`,
    checkoutHref: "#checkout",
    browseHref: "#home",
  };
  const picture = storyPicture("products/a-machboos-chicken-plate");
  const header = <AuthHeader homeHref="#home" onLanguageChange={nothing} />;
  const total = items.reduce((sum, line) => sum + line.line_total, 0);

  const [name = "home", id] = place.split("/");
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

  function screen(): ReactNode {
    switch (name) {
      case "store": {
        const store = stores.find((one) => one.id === id);
        return inShell(
          <StoreScreen
            status="ready"
            store={store}
            menuStatus="ready"
            menuComplete
            products={store ? menuOf(language, store.id, stores) : []}
            productHref={(product) => `#store/${product.vendor_id}`}
            categoryHref={(part) => `#store/${id}/${part}`}
            quantities={basket.storeId === id ? basket.quantities : {}}
            onQuantityChange={setQuantity}
            backHref="#home"
            onRetry={nothing}
            cart={{ count: items.length, total, onOpen: () => setCartOpen(true) }}
            cartPanel={<CartPanel cart={ofCart} />}
          />,
        );
      }
      case "checkout":
        return inShell(
          <CheckoutScreen
            backHref={`#store/${basket.storeId}`}
            browseHref="#home"
            cart={{ status: "ready", data: cart, onRetry: nothing }}
            addresses={{
              status: "ready",
              items: storyAddresses(language),
              selectedId: "home",
              onSelect: nothing,
              onRetry: nothing,
              validate: () => ({}),
              onCreate: async () => undefined,
            }}
            payment={{
              status: "ready",
              methods: [{ code: "cod", enabled: true, reason: null }],
              selected: "cod",
              onSelect: nothing,
              onRetry: nothing,
            }}
            note=""
            onNoteChange={nothing}
            quote={{ status: "ready", data: cart.quote, onRetry: nothing }}
            onPlaceOrder={() => {
              setBasket({ storeId: null, quantities: {} });
              setOrderAt(0);
              go("track");
            }}
          />,
        );
      case "track":
        return inShell(
          <TrackingScreen
            status="ready"
            order={storyOrder(language, "delivering")}
            track={storyTrack(language, orderAt ?? 0)}
            backHref="#orders"
            orderHref="#orders"
            onRetry={nothing}
            supportPhone="+97440001111"
          />,
          "orders",
        );
      case "orders":
        return inShell(
          <OrdersScreen
            current={{
              status: "ready",
              items: isMoving ? [storyOrderCard(language, "delivering")] : [],
              onRetry: nothing,
            }}
            past={{ status: "ready", items: storyPastOrders(language), onRetry: nothing }}
            orderHref={() => "#track"}
            trackHref={() => "#track"}
            browseHref="#home"
          />,
          "orders",
        );
      case "auth":
      case "register":
        return (
          <AuthScreen
            header={header}
            mode={name === "register" ? "register" : ("sign-in" satisfies AuthMode)}
            onModeChange={(mode) => setPlace(mode === "register" ? "register" : "auth")}
            emptyMessage={storyEmptyMessage(language)}
            picture={picture}
            guestHref="#home"
            signIn={{
              validate: storyValidate(language, () => ["email", "password"]),
              onSubmit: async () => {
                await answered();
                setSignedIn(true);
                go("userinfo");
              },
            }}
            register={{
              validate: storyValidate(language, () => [
                "first_name",
                "last_name",
                "email",
                "mobile",
                "password",
                "password_confirmation",
              ]),
              onSubmit: async () => {
                await answered();
                go("verify");
              },
            }}
          />
        );
      case "verify":
        return (
          <VerifyScreen
            header={header}
            picture={picture}
            email="noor@mail.qa"
            validate={(code) => (/^\d{6}$/.test(code) ? undefined : ar ? "الرمز غير صحيح" : "Invalid Code")}
            onSubmit={async (code) => {
              await answered();
              if (code === flowCode) return go("verified");
              return ar ? "رمز التحقق غير صالح" : "Verification code is invalid";
            }}
            onResend={nothing}
            otherEmailHref="#register"
          />
        );
      case "verified":
        return <VerifiedScreen header={header} picture={picture} signInHref="#auth" />;
      case "userinfo":
        return (
          <UserInfoScreen
            header={header}
            picture={picture}
            status="ready"
            onRetry={() => undefined}
            form={{
              countries: storyCountries(language),
              today: "2026-11-20",
              emptyMessage: storyEmptyMessage(language),
              validate: storyValidate<UserInfoValues>(language, () => ["birthday", "gender"]),
              onSubmit: async () => go("home"),
              onSkip: () => go("home"),
            }}
          />
        );
      default:
        return inShell(
          <HomeScreen
            status="ready"
            onRetry={nothing}
            customerName={signedIn ? (ar ? "نور" : "Noor") : null}
            home={{
              rails: [
                { kind: "categories", id: "categories", title: "", items: storyCategories(language, 12) },
                {
                  kind: "order_again",
                  id: "again",
                  title: ar ? "اطلب مرة أخرى" : "Order again",
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
                setBasket({ storeId: stores[1]!.id, quantities: { coffee: 2, luqaimat: 2 } });
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

  const askedStore = stores.find((store) => store.id === asked?.vendor_id) ?? stores[0]!;
  return (
    <Travel value={go}>
      <LinkProvider link={FlowLink}>
        <div ref={page} className="contents">
          {screen()}
        </div>
        <CartDrawer cart={ofCart} open={cartOpen} onOpenChange={setCartOpen} />
        <VendorConflictDialog
          conflict={
            asked && {
              current_vendor: stores.find((store) => store.id === basket.storeId)!,
              items_count: items.length,
              items,
            }
          }
          newStore={askedStore}
          productName={asked ? storyProduct(language, asked.id).name : undefined}
          onClearAndAdd={() => {
            if (asked) setBasket({ storeId: asked.vendor_id, quantities: { [asked.id]: 1 } });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      </LinkProvider>
    </Travel>
  );
}
