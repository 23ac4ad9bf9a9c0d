import * as z from "zod/mini";

/** Validation errors of a value: message keys by field, without duplicates. */
export function problemsOf(schema: z.core.$ZodType, value: unknown): Record<string, string[]> {
  const result = z.safeParse(schema, value);
  const problems: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? []) {
    const keys = (problems[issue.path.join(".")] ??= []);
    if (!keys.includes(issue.message)) keys.push(issue.message);
  }
  return problems;
}
