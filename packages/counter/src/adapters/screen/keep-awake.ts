/** Keeps the screen on as long as the page is looked at. Returns what ends it. */
export function keepAwake(onChange: (isOn: boolean) => void = () => undefined): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => onChange(false));
      if (isOver) return void lock.release();
      onChange(true);
    } catch {
      // The battery is low, or the policy of the device forbids it.
      onChange(false);
    }
  };
  const onVisible = () => void ask();
  document.addEventListener("visibilitychange", onVisible);
  onVisible();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisible);
    void lock?.release();
  };
}
