interface ImportMetaEnv {
  /** Address of the panel; the storefront's own origin when left out. */
  readonly VITE_PANEL_BASE_URL?: string;
}
