import { isPicture, type FitProblem } from "../../lib/fit-pictures/index.js";

/** Limits on the selected files. */
export interface FileLimits {
  /** As the native attribute: `.pdf,image/*`. Anything without it. */
  accept?: string | undefined;
  /** Maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
  /** Maximum number of files; 1 by default. */
  maxFiles?: number | undefined;
}

/** Why a file is refused; `heic` is a type of pictures that this browser cannot read. */
export type FileProblem = FitProblem | "number";

/** Whether a file matches `accept`. Browsers do not check dropped files. */
export function isAccepted({ name, type }: Pick<File, "name" | "type">, accept?: string): boolean {
  if (!accept?.trim()) return true;
  return accept.split(",").some((text) => {
    const pattern = text.trim().toLowerCase();
    if (pattern.startsWith(".")) return name.toLowerCase().endsWith(pattern);
    if (pattern === "image/*") return isPicture({ name, type });
    if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
    return type === pattern;
  });
}

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds the files that meet the limits and returns the others with the reason. Duplicates are ignored. */
export function addFiles(
  present: readonly File[],
  selected: readonly File[],
  { accept, maxBytes = Infinity, maxFiles = 1 }: FileLimits,
): { files: File[]; refused: { file: File; problem: FileProblem }[] } {
  const files = [...present];
  const refused: { file: File; problem: FileProblem }[] = [];
  for (const file of selected) {
    if (files.some((other) => isSameFile(file, other))) continue;
    if (!isAccepted(file, accept)) refused.push({ file, problem: "type" });
    else if (file.size > maxBytes) refused.push({ file, problem: "size" });
    else if (files.length >= maxFiles) refused.push({ file, problem: "number" });
    else files.push(file);
  }
  return { files, refused };
}
