export * from "./adapters/bell/index.js";
export {
  type Counter,
  type CounterOptions,
  CounterProvider,
  type CounterSession,
  createCounter,
  type DeviceStorage,
  useCounter,
} from "./app/counter.js";
export { type Clock, ClockProvider, createClock, stoppedClock, useClock } from "./app/clock.js";
export { useStaffFormat } from "./app/use-staff-format.js";
