export { type FamilyData, type FamilyScreenProps, FamilyScreen } from "./family-screen.js";
export type { JoinFamilyProps } from "./join-family.js";
