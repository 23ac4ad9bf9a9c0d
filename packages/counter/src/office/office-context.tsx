import type { PanelAccess } from "@talabee/contract";
import type { Right } from "@talabee/domain";
import { createContext, use } from "react";

/** Where the office is, and who looks at it. */
export interface Office {
  readonly access: PanelAccess;
  /** Whether any role of the person has a right; the server checks each call. */
  readonly may: (right: Right) => boolean;
  /** The address inside the door, such as `/orders`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly go: (href: string, options?: { readonly replace?: boolean }) => void;
}

const OfficeContext = createContext<Office | null>(null);
export const OfficeProvider = OfficeContext;

/** The office around a page. Throws without one. */
export function useOffice(): Office {
  const office = use(OfficeContext);
  if (office === null) throw new Error("useOffice must be used within an OfficeDoor");
  return office;
}

/** The address with some parameters changed; null removes one. Another filter starts its list again. */
export function hrefWith(
  { path, query }: Pick<Office, "path" | "query">,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(query);
  if (!("after" in change)) next.delete("after");
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? path : `${path}?${text}`;
}
