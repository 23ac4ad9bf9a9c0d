import { OnDemand } from "@talabee/ui/app";
import { lazy } from "react";

const ShopFulfilmentSheet = lazy(() => import("./shop-fulfilment-sheet.js"));

/** The sheet of where and when, loaded when it first opens (REQ-CATALOG-44). */
export function FulfilmentSheetOnDemand({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <OnDemand when={open}>
      <ShopFulfilmentSheet open={open} onOpenChange={onOpenChange} />
    </OnDemand>
  );
}
