import { createContext, useContext } from "react";

/** Opens the sheet that asks how, where and when orders are wanted. */
export const FulfilmentSheetContext = createContext<(() => void) | undefined>(undefined);

/** The function that opens the sheet (REQ-CATALOG-44). */
export const useOpenFulfilmentSheet = () => useContext(FulfilmentSheetContext);
