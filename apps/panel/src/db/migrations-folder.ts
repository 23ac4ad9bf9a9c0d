import { join } from "node:path";
import { packageRoot } from "../package-root.js";

export const migrationsFolder = join(packageRoot, "migrations");
