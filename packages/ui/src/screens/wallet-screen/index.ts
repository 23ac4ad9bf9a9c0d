export { type WalletScreenProps, WalletScreen } from "./wallet-screen.js";
export type { TopUpData, TopUpSheetProps } from "./top-up-sheet.js";
