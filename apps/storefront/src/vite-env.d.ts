interface ImportMetaEnv {
  /** Base URL of the API; the storefront's own origin by default. */
  readonly VITE_PANEL_BASE_URL?: string;
  /** The firebase project for web pushes: all four variables or none. */
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_MESSAGING_SENDER_ID?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
}

/** Web fonts of the brand, of vite-web-fonts.ts. */
declare module "virtual:web-fonts" {
  const faces: readonly (readonly [
    url: string,
    family: string,
    weight: string,
    unicodeRange: string,
    /** The language whose pages need it from the start; may be empty. */
    first: string,
    /** The only language whose pages have it. */
    only?: string,
  ])[];
  export default faces;
}

/** What a document takes from the build for browsers, of @talabee/shop-ssr. */
declare module "virtual:document-assets" {
  import type { DocumentAssets } from "@talabee/shop-ssr";
  const assets: DocumentAssets;
  export default assets;
}
