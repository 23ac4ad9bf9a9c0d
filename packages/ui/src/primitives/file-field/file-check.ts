/** What may be chosen. */
export interface FileLimits {
  /** As the native attribute: `.pdf,image/*`. Anything without it. */
  accept?: string | undefined;
  /** Largest size of one file, in bytes. */
  maxBytes?: number | undefined;
  /** How many files in all; 1 by default. */
  maxFiles?: number | undefined;
}

export type FileProblem = "type" | "size" | "number";

/** Whether a file is of one of the kinds; browsers do not ask for files that are dropped. */
export function isAccepted({ name, type }: Pick<File, "name" | "type">, accept?: string): boolean {
  if (!accept?.trim()) return true;
  return accept.split(",").some((text) => {
    const kind = text.trim().toLowerCase();
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return type.startsWith(kind.slice(0, -1));
    return type === kind;
  });
}

const same = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds what fits to what is there; the rest comes back with its reason. A file that is there already is passed over. */
export function addFiles(
  present: readonly File[],
  chosen: readonly File[],
  { accept, maxBytes = Infinity, maxFiles = 1 }: FileLimits,
): { files: File[]; refused: { file: File; problem: FileProblem }[] } {
  const files = [...present];
  const refused: { file: File; problem: FileProblem }[] = [];
  for (const file of chosen) {
    if (files.some((other) => same(file, other))) continue;
    if (!isAccepted(file, accept)) refused.push({ file, problem: "type" });
    else if (file.size > maxBytes) refused.push({ file, problem: "size" });
    else if (files.length >= maxFiles) refused.push({ file, problem: "number" });
    else files.push(file);
  }
  return { files, refused };
}
