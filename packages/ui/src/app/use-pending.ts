"use client";
import { useCallback, useState } from "react";

/** Name of the work in progress or null, and `during`, which tracks a promise under a name. */
export function usePending<Name extends string = string>() {
  const [pending, setPending] = useState<Name | null>(null);
  const during = useCallback(async <Outcome>(name: Name, work: Promise<Outcome>): Promise<Outcome> => {
    setPending(name);
    try {
      return await work;
    } finally {
      setPending(null);
    }
  }, []);
  return [pending, during] as const;
}
