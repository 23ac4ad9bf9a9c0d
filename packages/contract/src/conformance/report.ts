import { registry } from "../registry.js";

/** The checks, in the order of the report. */
export const CHECKS = [
  "status",
  "request id",
  "content type",
  "cache control",
  "envelope",
  "shape",
  "error code",
  "error data",
  "language",
  "message",
  "sign-in",
  "ownership",
  "unknown ids",
  "validation",
  "pagination",
  "idempotency",
  "behaviour",
] as const;
export type Check = (typeof CHECKS)[number];

/** The results of one call. */
export interface CallReport {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly served: boolean;
  /** Whether the call succeeded at least once; otherwise only its refusals were checked. */
  readonly succeeded: boolean;
  readonly passed: readonly Check[];
  readonly failed: readonly { readonly check: Check; readonly details: readonly string[] }[];
}

/** The results of a run; a panel conforms when no check failed. */
export interface ConformanceReport {
  readonly baseUrl: string;
  readonly conforms: boolean;
  readonly calls: readonly CallReport[];
  /** Checks that were skipped, and why. */
  readonly skipped: readonly string[];
}

/** Records the results of checks; a check with one failure has failed. */
export interface Recorder {
  record(call: string, check: Check, detail: string | null): void;
  skip(why: string): void;
  serve(call: string): void;
  succeed(call: string): void;
  isServed(call: string): boolean;
  report(baseUrl: string): ConformanceReport;
}

const MAX_DETAILS = 5;

/** Creates the recorder of a run. */
export function createRecorder(): Recorder {
  const seen = new Map<string, Map<Check, Set<string>>>();
  const served = new Set<string>();
  const succeeded = new Set<string>();
  const skipped: string[] = [];
  return {
    record(call, check, detail) {
      const checks = seen.get(call) ?? new Map<Check, Set<string>>();
      seen.set(call, checks);
      const details = checks.get(check) ?? new Set<string>();
      checks.set(check, details);
      if (detail !== null) details.add(detail);
    },
    skip: (why) => void skipped.push(why),
    serve: (call) => void served.add(call),
    succeed: (call) => void succeeded.add(call),
    isServed: (call) => served.has(call),
    report(baseUrl) {
      const byPath = Object.entries(registry).toSorted(([, a], [, b]) => (a.path < b.path ? -1 : 1));
      const calls = byPath.map(([call, { method, path }]): CallReport => {
        const checks = CHECKS.flatMap((check) => {
          const details = seen.get(call)?.get(check);
          return details === undefined ? [] : [{ check, details: [...details].slice(0, MAX_DETAILS) }];
        });
        return {
          call,
          method,
          path,
          served: served.has(call),
          succeeded: succeeded.has(call),
          passed: checks.filter(({ details }) => details.length === 0).map(({ check }) => check),
          failed: checks.filter(({ details }) => details.length > 0),
        };
      });
      return { baseUrl, conforms: calls.every(({ failed }) => failed.length === 0), calls, skipped };
    },
  };
}

/** Formats the report as plain text without colours. */
export function formatReport(report: ConformanceReport): string {
  const servedCalls = report.calls.filter(({ served }) => served);
  const unserved = report.calls.filter(({ served }) => !served);
  const bad = report.calls.filter(({ failed }) => failed.length > 0);
  const name = ({ method, path }: CallReport) => `${method} ${path}`;
  const lines = [`Panel at ${report.baseUrl}`, ""];
  for (const call of servedCalls) {
    const mark = call.failed.length > 0 ? "✗" : call.succeeded ? "✓" : "·";
    lines.push(`${mark} ${name(call)}`);
    for (const { check, details } of call.failed) {
      for (const detail of details) lines.push(`    ${check}: ${detail}`);
    }
  }
  const refused = servedCalls.filter(({ succeeded, failed }) => !succeeded && failed.length === 0);
  if (refused.length > 0) {
    lines.push("", `· ${refused.length} calls: only refusals were checked`);
  }
  if (report.skipped.length > 0) lines.push("", "Not checked:", ...report.skipped.map((why) => `  ${why}`));
  if (unserved.length > 0) {
    lines.push("", `Not served (${unserved.length}):`, ...unserved.map((call) => `  ${name(call)}`));
  }
  const checks = servedCalls.reduce((sum, { passed, failed }) => sum + passed.length + failed.length, 0);
  lines.push(
    "",
    bad.length === 0
      ? `✓ conforms: ${servedCalls.length} of ${report.calls.length} calls served, ${checks} checks passed`
      : `✗ does not conform: ${bad.reduce((sum, { failed }) => sum + failed.length, 0)} of ${checks} checks failed in ${bad.length} calls`,
  );
  return lines.join("\n");
}
