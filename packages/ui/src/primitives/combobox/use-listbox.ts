"use client";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";

export interface ListboxOptions {
  /** Id of the list; its options are `ID-0`, `ID-1` … */
  id: string;
  count: number;
  isDisabled: (index: number) => boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (index: number) => void;
  /** Option that is highlighted when the list opens. */
  initial: number;
  /** Option that is highlighted while none was moved to; none by default. */
  first?: number | undefined;
}

export interface Listbox {
  /** The highlighted option; -1 if none is. */
  active: number;
  setActive: (index: number | undefined) => void;
  list: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Id of the highlighted option, for `aria-activedescendant`. */
  activeId: string | undefined;
}

/**
 * Keys of a list whose focus stays in an input (ARIA's pattern of the combobox): arrow up and down move and open, with Alt they
 * open and close alone; Page Up and Page Down move by ten, Enter chooses, Esc closes.
 */
export function useListbox({
  id,
  count,
  isDisabled,
  open,
  onOpenChange,
  onChoose,
  initial,
  first = -1,
}: ListboxOptions): Listbox {
  const [moved, setIndex] = useState<number>();
  const index = moved ?? first;
  const list = useRef<HTMLDivElement>(null);
  const active = open && index < count ? index : -1;

  /** The next option that can be chosen; goes round at the ends. */
  function next(from: number, step: number): number {
    for (let tries = 0, at = from; tries < count; tries++) {
      at = (at + step + count) % count;
      if (!isDisabled(at)) return at;
    }
    return -1;
  }
  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // An input method has the keys while it composes a letter.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      if (altKey) return onOpenChange(step > 0);
      if (open) return setIndex(next(active < 0 && step < 0 ? 0 : active, step));
      onOpenChange(true);
      setIndex(initial >= 0 && !isDisabled(initial) ? initial : next(step > 0 ? -1 : 0, step));
    } else if (key === "PageDown" || key === "PageUp") {
      if (!open || count === 0) return;
      event.preventDefault();
      const to = key === "PageDown" ? Math.min(active + 10, count - 1) : Math.max(active - 10, 0);
      setIndex(isDisabled(to) ? next(to, key === "PageDown" ? 1 : -1) : to);
    } else if (key === "Enter") {
      if (!open || active < 0) return;
      event.preventDefault();
      onChoose(active);
    } else if (key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      onOpenChange(false);
    }
  }

  return {
    active,
    setActive: setIndex,
    list,
    onKeyDown,
    activeId: active >= 0 ? `${id}-${active}` : undefined,
  };
}
