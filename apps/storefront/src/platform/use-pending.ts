import { useCallback, useState } from "react";

/** Name of the work in progress or null, and `during`, which tracks a promise under a name. */
export function usePending<Name extends string = string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const during = useCallback(async <Outcome>(name: Name, work: Promise<Outcome>): Promise<Outcome> => {
    setBusy(name);
    try {
      return await work;
    } finally {
      setBusy(null);
    }
  }, []);
  return [busy, during] as const;
}
