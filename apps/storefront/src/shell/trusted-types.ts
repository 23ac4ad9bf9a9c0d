/** Leaflet asks with it whether the browser draws SVG; the names on the map are elements. */
const MARKUP = "<svg/>";
/** The service worker, whose registration takes an address. */
const SCRIPT = "/sw.js";

/** Of `trustedTypes`, which TypeScript's own types do not have. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>,
  ): unknown;
}

/**
 * The page's policy asks for trusted types (REQ-SEC-25): a text that becomes markup, a script or a script's address is
 * refused, whoever writes it. Lets in the two texts that libraries write here, to the letter, and nothing else. To be
 * called once, before either is loaded; does nothing in a browser without trusted types.
 */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === MARKUP ? text : null),
    createScriptURL: (text) => (text === SCRIPT ? text : null),
  });
}
