"use client";
import { useWord } from "./use-word.js";
import { doha } from "./words/checkout.js";

/** A city as this language calls it; one that is not known stays as it was written. */
export function useCityName(): (city: string) => string {
  const here = useWord(doha);
  return (city) => (city === doha.en || city === doha.ar ? here : city);
}
