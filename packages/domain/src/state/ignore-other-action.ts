/**
 * The default branch of a reducer's switch. Compiles only when the switch handles every action of the reducer's type;
 * at run time it ignores actions of other slices and of redux itself.
 */
export function ignoreOtherAction<State>(state: State, _action: never): State {
  return state;
}
