import type { CounterSession } from "@talabee/counter";
import type { ShopStorage } from "@talabee/domain";

const KEY = "counter.session";

interface Kept {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

/** The session of the person who signed in on this device, shared by its tabs. */
export function createDeviceSession(storage: ShopStorage): CounterSession {
  const listeners = new Set<() => void>();
  let kept = read();

  function read(): Kept | null {
    try {
      const value = JSON.parse(storage.get(KEY) ?? "null") as Partial<Kept> | null;
      return typeof value?.token === "string"
        ? { token: value.token, id: value.id ?? "", name: value.name ?? "" }
        : null;
    } catch {
      return null;
    }
  }
  function change(next: Kept | null): void {
    kept = next;
    if (next === null) storage.remove(KEY);
    else storage.set(KEY, JSON.stringify(next));
    listeners.forEach((listener) => listener());
  }
  window.addEventListener("storage", ({ key }) => {
    if (key !== KEY && key !== null) return;
    kept = read();
    listeners.forEach((listener) => listener());
  });
  return {
    token: () => kept?.token ?? null,
    id: () => kept?.id ?? "",
    name: () => kept?.name ?? "",
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSignedIn: ({ token, user }) => change({ token, id: user.id, name: user.first_name }),
    onEnded: () => change(null),
  };
}
