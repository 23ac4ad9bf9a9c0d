/**
 * The default branch of a reducer's switch. Compiles only where the switch names every action of the reducer's type;
 * at run time it passes the actions of other slices and of redux itself.
 */
export function ignoreOtherAction<State>(state: State, _action: never): State {
  return state;
}
