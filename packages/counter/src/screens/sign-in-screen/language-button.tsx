import { useLocale } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { useCounter } from "../../app/counter.js";

/** What a language is called by those who speak it. */
const NAMES = { en: "English", ar: "العربية" } as const;

/** Switches to the other language; it is named in that language. */
export function LanguageButton() {
  const { language } = useLocale();
  const counter = useCounter();
  const other = language === "ar" ? "en" : "ar";
  return (
    <Button variant="quiet" size="small" lang={other} onClick={() => counter.language.set(other)}>
      {NAMES[other]}
    </Button>
  );
}
