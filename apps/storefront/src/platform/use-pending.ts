import { useCallback, useState } from "react";

/** What is being worked on, by the name it was begun under; null when nothing is. `during` names some work. */
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
