"use client";
import { createContext, use } from "react";

interface PopoverState {
  open: boolean;
  /** Ids of what names the popover: its title, or else its trigger. */
  triggerId: string | undefined;
  titleId: string | undefined;
  setTriggerId: (id: string | undefined) => void;
  setTitleId: (id: string | undefined) => void;
  setOpen: (open: boolean) => void;
}

/** State of the popover around; undefined outside of one. */
export const PopoverContext = createContext<PopoverState | undefined>(undefined);

/** State of the popover around. Throws outside of a `PopoverRoot`. */
export function usePopover(): PopoverState {
  const state = use(PopoverContext);
  if (!state) throw new Error("A part of a popover needs a PopoverRoot around it.");
  return state;
}
