import { LanguageOffer } from "@talabee/ui/widgets/language-offer";
import { useState } from "react";
import { useLanguage, useShop } from "../platform/index.js";

/** The offer of Arabic, until it is answered or the language is switched elsewhere. */
export default function ArabicOffer() {
  const { language } = useShop();
  const [isAnswered, setAnswered] = useState(false);
  if (useLanguage() !== "en" || isAnswered) return null;
  return (
    <LanguageOffer
      onAnswer={(answer) => {
        setAnswered(true);
        // Storing the default, too, is what remembers that it was offered.
        language.set(answer);
      }}
    />
  );
}
