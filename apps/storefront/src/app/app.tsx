import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { lazy, Suspense } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { AuthShell } from "./auth-shell.js";
import { CartActionsProvider } from "./cart-actions.js";
import { RequireSignIn, RequireVerification } from "./guards.js";
import { RouteChange } from "./route-change.js";
import { Shell } from "./shell.js";

const HomeRoute = lazy(() => import("../routes/home.js"));
const CategoriesRoute = lazy(() => import("../routes/categories.js"));
const SearchRoute = lazy(() => import("../routes/search.js"));
const SearchCategoryRoute = lazy(() => import("../routes/search-category.js"));
const CollectionRoute = lazy(() => import("../routes/collection.js"));
const CollectionProductRoute = lazy(() => import("../routes/collection-product.js"));
const VendorCouponsRoute = lazy(() => import("../routes/vendor-coupons.js"));
const FavouriteRoute = lazy(() => import("../routes/favourite.js"));
const StoreRoute = lazy(() => import("../routes/store.js"));
const StoreCategoryRoute = lazy(() => import("../routes/store-category.js"));
const StoreReviewsRoute = lazy(() => import("../routes/store-reviews.js"));
const ProductRoute = lazy(() => import("../routes/product.js"));
const AuthRoute = lazy(() => import("../routes/auth.js"));
const VerifyRoute = lazy(() => import("../routes/verify.js"));
const VerifiedRoute = lazy(() => import("../routes/verified.js"));
const CartRoute = lazy(() => import("../routes/cart.js"));
const CheckoutRoute = lazy(() => import("../routes/checkout.js"));
const OrdersRoute = lazy(() => import("../routes/orders.js"));
const OrderRoute = lazy(() => import("../routes/order.js"));
const TrackOrderRoute = lazy(() => import("../routes/track-order.js"));
const OrderReceiptRoute = lazy(() => import("../routes/order-receipt.js"));
const OrderReviewRoute = lazy(() => import("../routes/order-review.js"));
const ProfileRoute = lazy(() => import("../routes/profile.js"));
const AddressRoute = lazy(() => import("../routes/address.js"));
const WalletRoute = lazy(() => import("../routes/wallet.js"));
const PaymentsRoute = lazy(() => import("../routes/payments.js"));
const PayBillRoute = lazy(() => import("../routes/pay-bill.js"));
const CouponsRoute = lazy(() => import("../routes/coupons.js"));
const NotificationsRoute = lazy(() => import("../routes/notifications.js"));
const ApplyRoute = lazy(() => import("../routes/apply.js"));
const ContactRoute = lazy(() => import("../routes/contact.js"));
const ContentPageRoute = lazy(() => import("../routes/content-page.js"));
const JoinFamilyRoute = lazy(() => import("../routes/join-family.js"));
const FamilyOrderRoute = lazy(() => import("../routes/family-order.js"));
const ProfileEditRoute = lazy(() => import("../routes/profile-edit.js"));
const ProfilePasswordRoute = lazy(() => import("../routes/profile-password.js"));
const ResetPasswordRoute = lazy(() => import("../routes/reset-password.js"));
const UserInfoRoute = lazy(() => import("../routes/user-info.js"));
const NotFoundRoute = lazy(() => import("../routes/not-found.js"));

/** Which screen stands under which address (spec section 2, settled 20); each is loaded on demand. */
export function App() {
  return (
    <CartActionsProvider>
      <RouteChange />
      <Suspense fallback={<RouteLoading />}>
        <Routes>
          <Route element={<AuthShell />}>
            <Route path="/auth" element={<AuthRoute />} />
            <Route element={<RequireVerification />}>
              <Route path="/auth/verfied" element={<VerifyRoute />} />
              <Route path="/auth/success_verify" element={<VerifiedRoute />} />
            </Route>
            <Route path="/auth/verified" element={<RightSpelling />} />
            <Route path="/auth/resetPassword" element={<ResetPasswordRoute />} />
            <Route element={<RequireSignIn />}>
              <Route path="/auth/userinfo" element={<UserInfoRoute />} />
            </Route>
          </Route>
          <Route element={<Shell />}>
            <Route path="/" element={<HomeRoute />} />
            <Route path="/categories" element={<CategoriesRoute />} />
            <Route path="/search" element={<SearchRoute />} />
            <Route path="/search/:categoryId" element={<SearchCategoryRoute />} />
            <Route path="/collection/:collectionId" element={<CollectionRoute />}>
              <Route path="product/:productId" element={<CollectionProductRoute />} />
            </Route>
            <Route path="/vendor-coupons" element={<VendorCouponsRoute />} />
            <Route path="/favourite" element={<FavouriteRoute />} />
            <Route path="/store/:storeId" element={<StoreRoute />}>
              <Route path="product/:productId" element={<ProductRoute />} />
            </Route>
            <Route path="/store/:storeId/cat/:catId" element={<StoreCategoryRoute />} />
            <Route path="/store/:storeId/reviews" element={<StoreReviewsRoute />} />
            <Route path="/cart" element={<CartRoute />} />
            <Route path="/apply/:type" element={<ApplyRoute />} />
            <Route path="/joinFamily" element={<JoinFamilyRoute />} />
            <Route path="/contact" element={<ContactRoute />} />
            <Route path="/about" element={<ContentPageRoute slug="about" />} />
            <Route path="/terms" element={<ContentPageRoute slug="terms" />} />
            <Route path="/privacy" element={<ContentPageRoute slug="privacy" />} />
            <Route element={<RequireSignIn />}>
              <Route path="/checkout" element={<CheckoutRoute />} />
              <Route path="/orders" element={<OrdersRoute />} />
              <Route path="/orders/:orderId" element={<OrderRoute />} />
              <Route path="/orders/:orderId/track" element={<TrackOrderRoute />} />
              <Route path="/orders/:orderId/receipt" element={<OrderReceiptRoute />} />
              <Route path="/orders/:orderId/review" element={<OrderReviewRoute />} />
              <Route path="/profile" element={<ProfileRoute />} />
              <Route path="/address" element={<AddressRoute />} />
              <Route path="/wallet" element={<WalletRoute />} />
              <Route path="/payments" element={<PaymentsRoute />} />
              <Route path="/pay-bill" element={<PayBillRoute />} />
              <Route path="/coupons" element={<CouponsRoute />} />
              <Route path="/notifications" element={<NotificationsRoute />} />
              <Route path="/joinFamily/order" element={<FamilyOrderRoute />} />
              <Route path="/profile/edit" element={<ProfileEditRoute />} />
              <Route path="/profile/password" element={<ProfilePasswordRoute />} />
            </Route>
            <Route path="*" element={<NotFoundRoute />} />
          </Route>
        </Routes>
      </Suspense>
    </CartActionsProvider>
  );
}

/** Whoever spells it right is led to the spec's address (B7). */
function RightSpelling() {
  return <Navigate to={`/auth/verfied${useLocation().search}`} replace />;
}
