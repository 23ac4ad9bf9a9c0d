import { useEffect } from "react";

/** Any press makes a device heard that was opened again during its shift. */
export function useUnlockByPress(unlock: (() => Promise<boolean>) | undefined): void {
  useEffect(() => {
    if (unlock === undefined) return undefined;
    const listener = () => void unlock();
    document.addEventListener("pointerdown", listener);
    document.addEventListener("keydown", listener);
    return () => {
      document.removeEventListener("pointerdown", listener);
      document.removeEventListener("keydown", listener);
    };
  }, [unlock]);
}
