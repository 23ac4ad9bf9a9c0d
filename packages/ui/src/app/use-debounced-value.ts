"use client";
import { useEffect, useState } from "react";

/** Returns the value once it has stayed the same for `milliseconds`. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
