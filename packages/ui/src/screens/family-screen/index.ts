export * from "./family-screen.js";
export { type JoinFamilyProps } from "./join-family.js";
export * from "./allowance-sheet.js";
