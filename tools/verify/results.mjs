/** Collects which requirement holds on which engine. */
export function createResults() {
  const entries = new Map();
  return {
    /** Records one test of a requirement. */
    note(id, engine, ok, title) {
      const key = `${id} ${engine}`;
      const entry = entries.get(key) ?? { id, engine, ok: true, tests: 0, failed: [] };
      entry.tests++;
      if (!ok) {
        entry.ok = false;
        entry.failed.push(title);
      }
      entries.set(key, entry);
    },
    of: (id) => [...entries.values()].filter((entry) => entry.id === id),
  };
}

/**
 * Rows of the table: one per requirement and engine. A requirement without a test is missing, and a measured figure over its
 * limit fails. `benches` are the requirements that a bench measures, with its command.
 */
export function toRows(requirements, results, figures, benches) {
  const rows = [];
  for (const [id, what] of requirements) {
    const found = results.of(id);
    if (found.length === 0) {
      const bench = benches.get(id);
      rows.push(
        bench === undefined
          ? { id, what, engine: "-", figure: "missing: no test names it", state: "missing" }
          : { id, what, engine: "bench", figure: bench, state: "bench" },
      );
    }
    for (const { engine, ok, tests, failed } of found) {
      const measured = figures.filter((figure) => figure.id === id && figure.engine === engine);
      const told = measured.map(
        ({ what: name, value, limit, holds }) =>
          `${holds === false ? "missed: " : ""}${name}: ${value} (${limit})`,
      );
      const figure =
        failed.length > 0 ? `failed: ${failed.join("; ")}` : [`${tests} tests`, ...told].join("; ");
      const misses = measured.some(({ holds }) => holds === false);
      rows.push({ id, what, engine, figure, state: ok && !misses ? "holds" : "fails" });
    }
  }
  return rows;
}

const MARKS = { holds: "✓", fails: "✗", missing: "✗", bench: "·" };

/** The table as text, with a summary line. */
export function toTable(rows) {
  const width = (column) => Math.max(...rows.map((row) => row[column].length));
  const [whatWidth, idWidth, engineWidth] = [width("what"), width("id"), width("engine")];
  const lines = rows.map(
    ({ id, what, engine, figure, state }) =>
      `${MARKS[state]} ${id.padEnd(idWidth)}  ${what.padEnd(whatWidth)}  ${engine.padEnd(engineWidth)}  ${figure}`,
  );
  const count = (state) => rows.filter((row) => row.state === state).length;
  const summary = `${count("holds")} hold, ${count("fails")} fail, ${count("missing")} missing, ${count("bench")} by a bench`;
  return [...lines, "", summary].join("\n");
}
