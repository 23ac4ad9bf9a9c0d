/**
 * Creates a schema inside a function marked as free of side effects. Bundlers cannot prove that of chained calls, and would
 * otherwise keep unused schemas.
 */
// @__NO_SIDE_EFFECTS__
export function schema<Schema>(make: () => Schema): Schema {
  return make();
}
