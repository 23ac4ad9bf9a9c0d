import { type DeviceState, ownDevice, type PanelClient, PanelError } from "@talabee/contract";
import type { DeviceStorage } from "./counter.js";

const KEY = "counter.device";

/** Whether this device is paired with a store: `ended` if it was, until somebody pairs it again. */
export type PairingState = "none" | "paired" | "ended";

/**
 * The pairing of this device. Its session is a cookie that no page can read: what is kept here only says whether to ask for it.
 */
export class Pairing {
  readonly #storage: DeviceStorage;
  readonly #api: PanelClient;
  readonly #listeners = new Set<() => void>();
  #state: PairingState;

  /** `api` sends no token, so that the cookie counts. */
  constructor(storage: DeviceStorage, api: PanelClient) {
    this.#storage = storage;
    this.#api = api;
    const kept = storage.get(KEY);
    this.#state = kept === "paired" || kept === "ended" ? kept : "none";
  }

  get = (): PairingState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(state: PairingState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#storage.set(KEY, state);
    for (const listener of this.#listeners) listener();
  }

  /** The device as the server knows it; null once its pairing was ended there. Throws a PanelError. */
  read = async (signal?: AbortSignal): Promise<DeviceState | null> => {
    try {
      const { data } = await this.#api.send(ownDevice, signal === undefined ? {} : { signal });
      if (data === null) this.change("ended");
      return data;
    } catch (error) {
      if (!(error instanceof PanelError) || error.code !== "unauthenticated") throw error;
      this.change("ended");
      return null;
    }
  };
}
