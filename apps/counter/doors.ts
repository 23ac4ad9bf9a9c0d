/** The doors of the counter. Each has a folder with its page, a manifest, an icon and a scope of this name. */
export const DOORS = ["office", "ride", "store"] as const;
