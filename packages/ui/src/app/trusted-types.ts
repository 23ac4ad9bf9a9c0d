/** Leaflet's feature test for SVG. */
const MARKUP = "<svg/>";

/** The used part of `trustedTypes`, which TypeScript's dom library lacks. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>,
  ): unknown;
}

/**
 * Installs the default policy for trusted types, which the page's CSP requires (REQ-SEC-25). It allows exactly the two
 * strings that libraries use, Leaflet's markup and the URL of the service worker. Call it once before these libraries
 * load; does nothing in browsers without trusted types.
 */
export function installTrustedTypesPolicy(serviceWorkerUrl: string): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === MARKUP ? text : null),
    createScriptURL: (text) => (text === serviceWorkerUrl ? text : null),
  });
}
