"use client";
import { doha } from "./messages/checkout/cities.js";
import { useMessage } from "./use-message.js";

/** A city's name in the current language. An unknown city is returned unchanged. */
export function useCityName(): (city: string) => string {
  const localDoha = useMessage(doha);
  return (city) => (city === doha.en || city === doha.ar ? localDoha : city);
}
