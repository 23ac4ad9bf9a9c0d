import { type Preference, selectSettings, type ShopStorage, type ShopStore } from "@talabee/domain";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, use, useSyncExternalStore } from "react";
import type { PanelClient } from "../client.js";
import type { Language } from "../language.js";
import type { AppSettings } from "../schemas/settings.js";
import { clientMessages, type ClientMessageKey, fillMessage } from "../messages/index.js";

/** What an application provides to the bindings. */
export interface ClientApp {
  readonly api: PanelClient;
  readonly queryClient: QueryClient;
  /** The client-side state, whose session signs the calls. */
  readonly store: ShopStore;
  readonly localStorage: ShopStorage;
  readonly sessionStorage: ShopStorage;
  readonly language: Preference<Language>;
  /** Shows messages. `show` returns the id of the toast, its title by default. */
  readonly toast: {
    readonly show: (content: { title: string; tone: "success" | "danger" | "info" }) => string;
    readonly dismiss: (id?: string) => void;
  };
}

/** The parts of an application that its query client is built on. */
export type ClientAppParts = Omit<ClientApp, "api" | "queryClient">;

const ClientAppContext = createContext<ClientApp | null>(null);

/** Provides the application to the hooks. */
export const ClientAppProvider = ClientAppContext.Provider;

/** The application from the context; throws without a provider. */
export function useClientApp(): ClientApp {
  const app = use(ClientAppContext);
  if (app === null) throw new Error("useClientApp must be used within a ClientAppProvider");
  return app;
}

/** The value of a preference; renders again when it changes. */
export function usePreference<Value extends string>({ subscribe, get }: Preference<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}

/** The customer's language. */
export function useLanguage(): Language {
  return usePreference(useClientApp().language);
}

/** What a message of the client needs: before the state is there, without the operator's own texts. */
type MessageApp = Pick<ClientApp, "language"> & Partial<Pick<ClientApp, "store">>;

/** One of the client's own messages in the customer's language, or the operator's text in its place. */
export function messageText({ language, store }: MessageApp, message: ClientMessageKey): string {
  const settings = store && (selectSettings(store.getState()) as Pick<AppSettings, "copy_overrides"> | null);
  const own = settings?.copy_overrides?.[language.get()][message];
  return own ?? fillMessage(clientMessages[message], language.get());
}

/** Shows one of the client's own messages as a toast. Returns the toast's id. */
export function showMessage(
  app: MessageApp & Pick<ClientApp, "toast">,
  message: ClientMessageKey,
  tone: "success" | "danger" | "info",
): string {
  return app.toast.show({ title: messageText(app, message), tone });
}

/** Dismisses the toast of a message that no longer applies. */
export function dismissMessage(app: MessageApp & Pick<ClientApp, "toast">, message: ClientMessageKey): void {
  app.toast.dismiss(messageText(app, message));
}

/** Returns a getter of a value that is created once per application, at its first use. */
export function perApp<App extends object, Value>(create: (app: App) => Value): (app: App) => Value {
  const values = new WeakMap<App, Value>();
  return (app) => {
    if (!values.has(app)) values.set(app, create(app));
    return values.get(app)!;
  };
}
