"use client";
import { useSyncExternalStore } from "react";

export const MINUTE_MS = 60_000;

/** Whole minutes until a time, which count down while they are shown; 1 at least. */
export function useMinutesLeft(until: string): number {
  const minutesLeft = () => Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS));
  return useSyncExternalStore(everySecond, minutesLeft, minutesLeft);
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
