// Set-up of the suites that hold properties. In the gate these try the same examples each time, so that no change fails
// for another's luck; at night new ones, and fast-check says the seed of what failed.
import fc from "fast-check";

const isNight = [process.env.TALABEE_LONG_TESTS, process.env.JOURNEYS].some((set) => (set ?? "") !== "");
if (!isNight) fc.configureGlobal({ seed: 20261122 });
