/**
 * Tests of a Vitest report that name a requirement, as {id, ok, title}. A file of `expected` that could not be loaded, or that
 * the report does not know because its worker never started, has no tests of its own: the ids that it names have failed.
 *
 * @param report the report, undefined for none
 * @param expected absolute paths of the files that were to run
 */
export function* testsOfRequirements(report, expected, idPattern, readSource) {
  const suites = report?.testResults ?? [];
  for (const { name, status, assertionResults } of suites) {
    for (const { fullName, status: outcome } of assertionResults) {
      if (outcome === "pending" || outcome === "skipped" || outcome === "todo") continue;
      for (const id of new Set(fullName.match(idPattern)))
        yield { id, ok: outcome === "passed", title: fullName };
    }
    if (status === "failed" && assertionResults.length === 0) yield* failed(name, "could not be loaded");
  }
  const reported = new Set(suites.map(({ name }) => name));
  for (const file of expected) if (!reported.has(file)) yield* failed(file, "did not run");

  function* failed(file, why) {
    for (const id of new Set(readSource(file).match(idPattern)))
      yield { id, ok: false, title: `${file} ${why}` };
  }
}
