/** Names of what the service worker keeps beside the shell. Answers of the panel go when a session ends. */
export const CACHES = { catalogue: "catalogue", pictures: "pictures", fonts: "fonts" } as const;
