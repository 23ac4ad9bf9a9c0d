import {
  createClient,
  fetchWithTimeout,
  type Language,
  type PanelClient,
  PanelError,
  shouldRetry,
  type Session,
} from "@talabee/contract";
import type { Preference } from "@talabee/domain";
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import { persistently } from "@talabee/ui/app";
import { LocaleProvider, type Market } from "@talabee/ui/locale";
import { type BrandIdentity, BrandProvider } from "@talabee/ui/theme";
import { Pairing } from "./pairing.js";
import { type Bell, createWebAudioBell } from "../adapters/bell/index.js";

type SignedIn = ReturnType<typeof Session.parse>;

/** The session of the person or device that works here. The host keeps it: nothing of it is stored by this package. */
export interface CounterSession {
  /** The bearer token; null while nobody is signed in. */
  readonly token: () => string | null;
  /** Who it is: what waits for the line on this device is sent as nobody else. Empty while nobody is signed in. */
  readonly id: () => string;
  /** What to call the person; empty for a device. */
  readonly name: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly onSignedIn: (session: SignedIn) => void;
  /** It was ended, by the person or by the server. */
  readonly onEnded: () => void;
}

/** What is kept on this device, such as the store that it stands in. */
export interface DeviceStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
}

export interface CounterOptions {
  /** Address of the server; empty for the same origin. */
  readonly baseUrl?: string;
  readonly session: CounterSession;
  readonly language: Preference<Language>;
  readonly storage: DeviceStorage;
  /** Country of the brand; Qatar by default. */
  readonly market?: Market;
  /** Name and logo; those of the default brand otherwise. */
  readonly brand?: BrandIdentity;
  /** How this device is heard: by its browser's sound unless the host rings by itself. */
  readonly bell?: Bell;
  readonly fetch?: typeof fetch;
}

/** What the screens of the counter consist of. */
export interface Counter extends Required<Pick<CounterOptions, "session" | "language" | "storage" | "bell">> {
  readonly api: PanelClient;
  /** Calls as this device, whoever is signed in at it. */
  readonly deviceApi: PanelClient;
  readonly pairing: Pairing;
  /** The server knows the session no more: of the person, or of the device while nobody is signed in. */
  readonly onExpired: () => void;
  readonly queryClient: QueryClient;
  readonly market: Market | undefined;
  readonly brand: BrandIdentity | undefined;
}

/** Creates the counter of a host: beside its shop, or alone. */
export function createCounter({
  baseUrl = "",
  session,
  language,
  storage,
  market,
  brand,
  bell = createWebAudioBell(),
  fetch = fetchWithTimeout,
}: CounterOptions): Counter {
  // Code that is lost on its way is asked for again: the write whose answer it reads may be done.
  const loadCode = <Code,>(load: () => Promise<Code>) => persistently(load);
  const options = { baseUrl, language: language.get, fetch, loadCode };
  const api = createClient({ ...options, token: session.token });
  const deviceApi = createClient({ ...options, token: () => null });
  const pairing = new Pairing(storage, deviceApi);
  function onExpired(): void {
    if (session.token() !== null) return session.onEnded();
    // It may have been an answer to somebody who has just signed out.
    if (pairing.get() === "paired") void pairing.read().catch(() => undefined);
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof PanelError && error.code === "unauthenticated") onExpired();
      },
    }),
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 60_000, networkMode: "always" } },
  });
  let token = session.token();
  session.subscribe(() => {
    if (token === session.token()) return;
    token = session.token();
    // What the last person has read, such as their rights and customers' names, is not the next one's.
    queryClient.clear();
  });
  return { api, deviceApi, pairing, onExpired, session, language, storage, market, brand, bell, queryClient };
}

const CounterContext = createContext<Counter | null>(null);

/** The counter around a screen. Throws without a provider. */
export function useCounter(): Counter {
  const counter = use(CounterContext);
  if (counter === null) throw new Error("useCounter must be used within a CounterProvider");
  return counter;
}

/** Provides a counter with its language, market and brand. */
export function CounterProvider({ counter, children }: { counter: Counter; children: ReactNode }) {
  const { language, market, brand } = counter;
  const shown = useSyncExternalStore(language.subscribe, language.get, language.get);
  return (
    <CounterContext value={counter}>
      <QueryClientProvider client={counter.queryClient}>
        <LocaleProvider language={shown} market={market}>
          <BrandProvider brand={brand}>{children}</BrandProvider>
        </LocaleProvider>
      </QueryClientProvider>
    </CounterContext>
  );
}
