"use client";
import { useMemo, useState } from "react";

/** A location of a router, as far as sheets need it. */
export interface SheetLocation {
  pathname: string;
  /** Id of the entry in the history. */
  key: string;
  /** What the link stored with the entry. */
  state: unknown;
}

/** Which paths open in a sheet when a link of the application leads to them. */
type IsSheetPath = (pathname: string) => boolean;

function backgroundOf<L extends SheetLocation>({ pathname, state }: L, isSheetPath: IsSheetPath) {
  return isSheetPath(pathname) ? (state as { background?: L } | null)?.background : undefined;
}

/**
 * The location of the screen and, while a sheet is open over it, that of the sheet. A link to a sheet stores the screen
 * where it is followed as `state.background`, so that another sheet opens over the same screen. Where the document was
 * loaded, an address is a page: a server renders it without the state that a link has stored, and so does a reload.
 */
export function useScreenAndSheet<L extends SheetLocation>(
  location: L,
  isSheetPath: IsSheetPath,
): { screen: L; sheet?: L } {
  const [loadedKey] = useState(location.key);
  return useMemo(() => {
    const background = backgroundOf(location, isSheetPath);
    if (background === undefined) return { screen: location };
    if (location.key === loadedKey) return { screen: { ...location, state: null } };
    return { screen: background, sheet: location };
  }, [isSheetPath, loadedKey, location]);
}
