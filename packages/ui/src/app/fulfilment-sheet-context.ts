"use client";
import { createContext } from "react";

/** Opens the sheet that asks how, where and when orders are wanted (REQ-CATALOG-44). */
export const FulfilmentSheetContext = createContext<(() => void) | undefined>(undefined);
