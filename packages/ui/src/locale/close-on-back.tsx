"use client";
import { createContext, use, type ReactNode } from "react";

/**
 * A hook of the app's: while `open`, the device's way back calls `close` in place of leaving the page. `close` is null
 * where the overlay must not be closed: then that way back does nothing.
 */
export type UseCloseOnBack = (open: boolean, close: (() => void) | null) => void;

const CloseOnBackContext = createContext<UseCloseOnBack>(() => {});

/** Tells every sheet, dialog and drawer how the way back closes it. Without it that leaves the page. */
export function CloseOnBackProvider({ hook, children }: { hook: UseCloseOnBack; children: ReactNode }) {
  return <CloseOnBackContext value={hook}>{children}</CloseOnBackContext>;
}

/** The app's way to let the way back close what lies over the page. */
export const useCloseOnBack: UseCloseOnBack = (open, close) => use(CloseOnBackContext)(open, close);
