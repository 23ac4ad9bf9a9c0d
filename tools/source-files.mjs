import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./run-step.mjs";

/** Paths of the source files of the repo, relative to its root: tracked ones and new ones that git does not ignore. */
export function sourceFiles() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim().split("\n");
  return [...new Set(listed)].filter((file) => existsSync(path.join(root, file)));
}
