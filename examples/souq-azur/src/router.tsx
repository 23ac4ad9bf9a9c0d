import { followInApp } from "@talabee/ui/app";
import type { AnchorProps } from "@talabee/ui/locale";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());
window.addEventListener("popstate", notify);

/** Addresses of the shop. */
export const paths = {
  stores: "/",
  store: (id: string) => `/store/${encodeURIComponent(id)}`,
  product: (storeId: string, id: string) => `${paths.store(storeId)}/product/${encodeURIComponent(id)}`,
  cart: "/cart",
  checkout: "/checkout",
  signIn: "/sign-in",
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
};

/** Opens a page of the shop; a product's sheet stays where its store is. */
export function open(path: string) {
  history.pushState(null, "", path);
  if (!path.includes("/product/")) window.scrollTo(0, 0);
  notify();
}

export const usePath = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname,
  );

/** Every link of a component. */
export function RouterLink({ href, onClick, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} href={href} onClick={(event) => followInApp(event, onClick, open)}>
      {children}
    </a>
  );
}
