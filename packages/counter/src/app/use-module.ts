import { useEffect, useState } from "react";

const AGAIN_MS = 2000;

/**
 * A module that is loaded after the first paint, so that the board is there sooner; undefined until then. Loads it as soon as it
 * can, not when it is needed: the line may be cut by then. `load` has to stay the same function.
 */
export function useModule<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () =>
      void load().then(
        (loaded) => {
          if (!isOver) setModule(() => loaded);
        },
        () => {
          if (!isOver) timer = setTimeout(attempt, AGAIN_MS);
        },
      );
    attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load]);
  return module;
}
