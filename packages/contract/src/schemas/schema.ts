/**
 * Writes a schema down. Schemas are made of chained calls, which no bundler can prove to be without effect: made
 * inside a function that is marked so, a schema that nobody uses stays out of the browser.
 */
// @__NO_SIDE_EFFECTS__
export function schema<Schema>(make: () => Schema): Schema {
  return make();
}
