/** Roles of a store's people, from the fewest rights to the most: each has the rights of those before it. */
export const STORE_ROLES = ["kitchen", "counter", "manager", "owner"] as const;
export type StoreRole = (typeof STORE_ROLES)[number];

/** Roles of the brand's office. `super` is the super admin, who has every right of the office. */
export const OFFICE_ROLES = ["support", "finance", "content", "admin", "super"] as const;
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** Everybody who works behind the counter. A store's role counts at that store, a rider's for the orders assigned to them. */
export const WORK_ROLES = [...STORE_ROLES, ...OFFICE_ROLES, "rider"] as const;
export type WorkRole = (typeof WORK_ROLES)[number];

/** Whether a role is one of a store's, and counts at that store alone. */
export const isStoreRole = (role: WorkRole): role is StoreRole =>
  (STORE_ROLES as readonly WorkRole[]).includes(role);
/** Whether a role is one of the office, and counts at every store. */
export const isOfficeRole = (role: WorkRole): role is OfficeRole =>
  (OFFICE_ROLES as readonly WorkRole[]).includes(role);
