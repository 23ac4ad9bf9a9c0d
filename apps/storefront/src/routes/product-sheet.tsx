import { shrinkPicture } from "@talabee/ui/app";
import { ProductSheet } from "@talabee/ui/widgets/product-sheet";
import { useEffect, useRef } from "react";
import { type Location, Navigate, useLocation, useNavigate } from "react-router";
import { paths } from "../platform/index.js";
import { isRefusal } from "../shell/problem-screen.js";
import { useProductRoute } from "./use-product-route.js";

/** A product in a sheet over the screen where it was opened (REQ-ROUTE-45). */
export default function ProductSheetRoute() {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { background: Location };
  /** The entry of the history that may be left, once: a slow phone is pressed again, or adds after the sheet is gone. */
  const open = useRef<string | null>(null);
  useEffect(() => {
    open.current = location.key;
    return () => void (open.current = null);
  }, [location.key]);
  const close = () => {
    if (open.current !== location.key) return;
    open.current = null;
    shrinkPicture(location.pathname, () => void navigate(-1));
  };
  const { preview, error, redirectTo, props } = useProductRoute(close);
  const vendorId = props.product?.vendor_id;

  if (isRefusal(error)) {
    return <Navigate to={paths.notFound} state={error.status} replace />;
  }
  if (redirectTo !== undefined) return <Navigate to={redirectTo} state={state} replace />;
  const storeHref = vendorId && paths.store(vendorId);
  return (
    <ProductSheet
      {...props}
      preview={preview}
      open
      addressed
      onOpenChange={(open) => !open && close()}
      storeHref={storeHref === state.background.pathname ? undefined : storeHref}
    />
  );
}
