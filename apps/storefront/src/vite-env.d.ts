interface ImportMetaEnv {
  /** Address of the panel; the storefront's own origin when left out. */
  readonly VITE_PANEL_BASE_URL?: string;
  /** The firebase project that carries pushes; all four, or none. */
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
}
