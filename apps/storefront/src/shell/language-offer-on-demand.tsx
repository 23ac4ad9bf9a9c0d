import { STORAGE_KEYS } from "@talabee/domain";
import { lazyComponent, OnDemand, whenIdle } from "@talabee/ui/app";
import { useEffect, useState } from "react";
import { useShop } from "../platform/index.js";

const { Component: ArabicOffer } = lazyComponent(() => import("./language-offer.js"));

/**
 * Offers Arabic on a device that is set to it, until a language is chosen (REQ-LANG-16). Decided in the browser: the
 * server's page is the same for everyone.
 */
export function LanguageOfferOnDemand() {
  const { localStorage } = useShop();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (/^ar\b/.test(navigator.language) && localStorage.get(STORAGE_KEYS.language) === null)
      whenIdle(() => setOffered(true));
  }, [localStorage]);
  return (
    <OnDemand when={isOffered}>
      <ArabicOffer />
    </OnDemand>
  );
}
