import { useSyncExternalStore } from "react";

const KEY = "azur_token";
const listeners = new Set<() => void>();

/** Token of the signed-in customer; null for a guest. */
export const readToken = () => localStorage.getItem(KEY);

export function setToken(token: string | null) {
  if (token === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, token);
  listeners.forEach((listener) => listener());
}

export const useToken = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readToken);
