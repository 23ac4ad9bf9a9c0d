// Set-up of property-based tests. The gate uses a fixed seed, so a change cannot fail on another random example; the
// nightly run uses new seeds, and fast-check prints the seed of a failure.
import fc from "fast-check";

const isNight = [process.env.TALABEE_LONG_TESTS, process.env.JOURNEYS].some((set) => (set ?? "") !== "");
if (!isNight) fc.configureGlobal({ seed: 20261122 });
