/** Position of a placeholder relative to the visible area of its scroll container. */
export interface Position {
  /** Distance to the visible area, in multiples of its height. 0 while any part is visible. */
  screens: number;
  /** Distance between the two centers, in px. Orders visible placeholders. */
  centerOffset: number;
}

export interface SchedulerEnvironment<Place> {
  /** Calls back once the next frame is laid out, when measuring is cheap, with that frame's start in ms. */
  afterLayout: (callback: (frameStart: number) => void) => void;
  /** Clock of `frameStart`, in ms. */
  now: () => number;
  positionOf: (place: Place) => Position;
}

export interface MountScheduler<Place> {
  /** Queues a mount. Returns a function that removes it from the queue. */
  mount: (place: Place, apply: () => void) => () => void;
  /** Queues an unmount. Returns a function that removes it from the queue. */
  unmount: (place: Place, apply: () => void) => () => void;
  /** Removes both from the queues. */
  cancel: (place: Place) => void;
}

/** After a frame longer than this, in ms, non-urgent changes wait for up to three frames. */
const longFrame = 12;
const maxSkippedFrames = 3;
/** A mount is urgent below this distance, in screens. */
const urgentDistance = 1;
/** Maximum number of pending unmounts while a mount is urgent. More would slow down the page. */
const maxPendingUnmounts = 4;

/**
 * Spreads mounts and unmounts of list items over frames, so that the cost of a frame does not depend on how fast the
 * list is scrolled. Each frame applies one change: in turn the nearest mount and the oldest unmount. Where a mount is
 * urgent, a frame applies two of them.
 */
export function createMountScheduler<Place>({
  afterLayout,
  now,
  positionOf,
}: SchedulerEnvironment<Place>): MountScheduler<Place> {
  const mountQueue = new Map<Place, () => void>();
  const unmountQueue = new Map<Place, () => void>();
  let isScheduled = false;
  let isUnmountTurn = false;

  function schedule(skippedFrames = 0) {
    if (isScheduled || mountQueue.size + unmountQueue.size === 0) return;
    isScheduled = true;
    afterLayout((frameStart) => {
      isScheduled = false;
      const nearest = Array.from(mountQueue.keys(), (place) => ({ place, ...positionOf(place) })).sort(
        (a, b) => a.screens - b.screens || a.centerOffset - b.centerOffset,
      );
      const isUrgent = nearest.length > 0 && nearest[0]!.screens < urgentDistance;
      if (!isUrgent && skippedFrames < maxSkippedFrames && now() - frameStart > longFrame)
        return schedule(skippedFrames + 1);
      const isUnmounting =
        unmountQueue.size > (isUrgent ? maxPendingUnmounts : 0) && (isUnmountTurn || nearest.length === 0);
      if (isUnmounting) applyNext(unmountQueue, unmountQueue.keys().next().value!);
      else for (const { place } of nearest.slice(0, isUrgent ? 2 : 1)) applyNext(mountQueue, place);
      isUnmountTurn = !isUnmounting;
      schedule();
    });
  }

  function applyNext(queue: Map<Place, () => void>, place: Place) {
    const apply = queue.get(place);
    queue.delete(place);
    apply?.();
  }

  function enqueue(queue: Map<Place, () => void>, place: Place, apply: () => void) {
    queue.set(place, apply);
    schedule();
    return () => void queue.delete(place);
  }

  return {
    mount: (place, apply) => enqueue(mountQueue, place, apply),
    unmount: (place, apply) => enqueue(unmountQueue, place, apply),
    cancel(place) {
      mountQueue.delete(place);
      unmountQueue.delete(place);
    },
  };
}
