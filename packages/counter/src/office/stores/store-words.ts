import type { PanelStore } from "@talabee/contract";
import { officeStoreMessages as m } from "../../messages/index.js";

export const STATE_MESSAGES = {
  draft: m.stateDraft,
  active: m.stateActive,
  inactive: m.stateInactive,
} as const;
export const STATE_TONES = { draft: "warning", active: "success", inactive: "neutral" } as const;
export const ROLE_MESSAGES = {
  owner: m.roleOwner,
  manager: m.roleManager,
  counter: m.roleCounter,
  kitchen: m.roleKitchen,
} as const;

type Requirement = PanelStore["missing"][number];

/** What a store needs to open, in the order in which it is usually done, and where that is done. */
export const REQUIREMENTS = [
  { id: "category", label: m.needCategory, part: "profile" },
  { id: "hours", label: m.needHours, part: "hours" },
  { id: "location", label: m.needLocation, part: "delivery" },
  { id: "menu", label: m.needMenu, part: "menu" },
  { id: "staff", label: m.needStaff, part: "team" },
] as const satisfies readonly { id: Requirement; label: unknown; part: string }[];
