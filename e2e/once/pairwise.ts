/** The factors of a test and their values. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;
/** One value of each factor. */
export type Combination<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] };

/** All combinations. */
export function allCombinations<F extends Factors>(factors: F): Combination<F>[] {
  return Object.entries(factors).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<F>[];
}

/**
 * Pairwise testing: few combinations that contain every pair of values of two factors. Each step adds the combination with
 * the most uncovered pairs, and among equals the one with the rarest pairs. Deterministic.
 */
export function pairwise<F extends Factors>(factors: F): Combination<F>[] {
  const names = Object.keys(factors);
  const rows = allCombinations(Object.fromEntries(names.map((name) => [name, [...factors[name]!.keys()]])));
  const pairsOf = (row: Combination<Factors>) =>
    names.flatMap((one, at) =>
      names.slice(at + 1).map((other) => `${one}${String(row[one])} ${other}${String(row[other])}`),
    );
  const pairs = rows.map(pairsOf);
  const met = new Map(pairs.flat().map((pair) => [pair, 0]));
  const isOpen = () => [...met.values()].includes(0);
  const chosen: Combination<F>[] = [];
  while (isOpen()) {
    let best = 0;
    let most = -Infinity;
    for (const [at, its] of pairs.entries()) {
      // New pairs weigh most, then rare pairs.
      const gain = its.reduce((sum, pair) => sum + (met.get(pair) === 0 ? 1 : -met.get(pair)! / 1e6), 0);
      if (gain > most) [best, most] = [at, gain];
    }
    for (const pair of pairs[best]!) met.set(pair, met.get(pair)! + 1);
    const row = rows[best]!;
    chosen.push(
      Object.fromEntries(names.map((name) => [name, factors[name]![row[name] as number]])) as Combination<F>,
    );
  }
  return chosen;
}
