type Props = Record<string, unknown>;
/** `file` is where the element is written. */
type Watcher = (type: unknown, props: Props, file: string) => Props;
type Source = { fileName?: string } | undefined;
type MakeElement = (type: unknown, props: Props, ...rest: unknown[]) => unknown;

let watcher: Watcher | undefined;

/** Every element that `work` makes goes past `watch`, which may give it other props. */
export async function watchElements<Result>(watch: Watcher, work: () => Promise<Result>): Promise<Result> {
  watcher = watch;
  try {
    return await work();
  } finally {
    watcher = undefined;
  }
}

/**
 * React's JSX runtime, watched: what a story makes of a part, deep inside of others too, can be seen and given props
 * without a list of valid props by hand.
 */
export function watched<Runtime extends object>(runtime: Runtime): Runtime {
  const watch =
    (make: MakeElement): MakeElement =>
    (type, props, ...rest) => {
      const file = (rest[2] as Source)?.fileName ?? "";
      return make(type, watcher?.(type, props, file) ?? props, ...rest);
    };
  return Object.fromEntries(
    Object.entries(runtime).map(([key, value]) => [
      key,
      key.startsWith("jsx") ? watch(value as MakeElement) : (value as unknown),
    ]),
  ) as Runtime;
}
