/** Minutes that a busy store may add to its times. */
export const BUSY_MINUTES = { min: 5, max: 60 } as const;

/** What a store says about its times, in minutes. */
export interface StoreTimes {
  readonly deliveryMin: number;
  readonly deliveryMax: number;
  readonly preparationMinutes: number;
  /** What it adds while it is busy; 0 while it is not. */
  readonly busyMinutes: number;
}

/** The times of a store as they are now: all of the kitchen's extra time delays the delivery too. */
export const timesNow = ({ deliveryMin, deliveryMax, preparationMinutes, busyMinutes }: StoreTimes) => ({
  delivery_time: { min: deliveryMin + busyMinutes, max: deliveryMax + busyMinutes },
  preparation_minutes: preparationMinutes + busyMinutes,
});
