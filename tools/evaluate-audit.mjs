/**
 * Reads what `npm audit --json` printed. `offered` is false where the registry answers no audits; then `reason` says why.
 * `open` are the advisories of high or critical severity that no exception covers today, `covered` those that one does,
 * and `stale` the exceptions that cover nothing: what they were for is gone, or their day is over.
 *
 * An exception is `{ advisory: "GHSA-…", until: "2027-01-31", why: "…" }`; it covers through that day.
 */
export function evaluateAudit(printed, exceptions, today) {
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    report = { message: printed.trim().split("\n")[0] || "nothing was printed" };
  }
  if (report.vulnerabilities === undefined) {
    return { offered: false, reason: String(report.message ?? report.error?.summary ?? "no report") };
  }
  const advisories = new Map();
  for (const { via } of Object.values(report.vulnerabilities)) {
    for (const cause of via) {
      // A text names another package of the report, which has the advisory.
      if (typeof cause === "string" || !["high", "critical"].includes(cause.severity)) continue;
      const id = cause.url.split("/").at(-1);
      advisories.set(id, { id, package: cause.name, severity: cause.severity, title: cause.title });
    }
  }
  const covering = new Map(
    exceptions.filter(({ until }) => until >= today).map((one) => [one.advisory, one]),
  );
  const found = [...advisories.values()];
  return {
    offered: true,
    open: found.filter(({ id }) => !covering.has(id)),
    covered: found.filter(({ id }) => covering.has(id)),
    stale: exceptions.filter(({ advisory }) => !covering.has(advisory) || !advisories.has(advisory)),
  };
}
