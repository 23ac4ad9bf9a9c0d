import type { WebStorage } from "./shop-storage.js";

/** A storage that ends with the process, filled with `values`: for rendering on a server. */
export function memoryStorage(values: Readonly<Record<string, string>> = {}): WebStorage {
  const map = new Map(Object.entries(values));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}
