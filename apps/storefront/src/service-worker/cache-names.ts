/** Names of the runtime caches. The catalogue's is deleted when a session ends. */
export const CACHES = { catalogue: "catalogue", pictures: "pictures", fonts: "fonts" } as const;
