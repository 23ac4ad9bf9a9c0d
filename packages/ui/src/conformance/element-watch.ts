type Props = Record<string, unknown>;
/** `file` is the source file of the element. */
type Watcher = (type: unknown, props: Props, file: string) => Props;
type Source = { fileName?: string } | undefined;
type MakeElement = (type: unknown, props: Props, ...rest: unknown[]) => unknown;

let watcher: Watcher | undefined;

/** Calls `watch` for every element that `work` creates; it may return other props. */
export async function watchElements<Result>(watch: Watcher, work: () => Promise<Result>): Promise<Result> {
  watcher = watch;
  try {
    return await work();
  } finally {
    watcher = undefined;
  }
}

/**
 * React's JSX runtime, instrumented: sees every element that a story creates, also inside other components, and adds
 * props without a hand-written list of valid props.
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
