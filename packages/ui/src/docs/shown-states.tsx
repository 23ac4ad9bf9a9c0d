import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocale } from "../locale/index.js";

const pseudo = /(?<!\\):(hover|active|focus-visible|focus)(?![\w-])/g;

/** Lets every rule for a pointer or the focus hold for what is marked `data-shown` as well, at its own place. */
function showIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-shown")) {
      const shown = rule.selectorText.replace(pseudo, (self, state: string) => {
        const marked = `[data-shown~="${state}"]`;
        // What is inside of it is pointed at as well, but only one thing has the focus.
        return `:is(${self}, ${marked}${state.startsWith("focus") ? "" : `, :has(${marked})`})`;
      });
      if (shown !== rule.selectorText) rule.selectorText = shown;
    }
    if ("cssRules" in rule) showIn(rule.cssRules as CSSRuleList);
  }
}

const states = [
  { en: "Rest", ar: "عادي", shown: undefined },
  { en: "Hover", ar: "تحت المؤشر", shown: "hover" },
  { en: "Pressed", ar: "مضغوط", shown: "hover active" },
  { en: "Focus", ar: "التركيز", shown: "focus focus-visible" },
] as const;

/** What a part of a story spreads onto itself to look as if pointed at, pressed or focused. */
export interface Shown {
  "data-shown"?: string | undefined;
}

export interface ShownStatesProps {
  /** The part in one state of pointer and focus. */
  children: (shown: Shown) => ReactNode;
  /** What in the part shows the state, as a selector, where the part cannot hand `shown` on to it. */
  on?: string | undefined;
  /** States of its own beside them: off, busy. */
  more?: readonly { en: string; ar: string; part: ReactNode }[] | undefined;
}

/** A part in all its states side by side, by its own style sheet: no pointer is needed to look at them. */
export function ShownStates({ children, on, more = [] }: ShownStatesProps) {
  const { language } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) showIn(sheet.cssRules);
  }, []);
  useLayoutEffect(() => {
    if (!on || !list.current) return;
    for (const [at, { shown }] of states.entries())
      if (shown) list.current.children[at]?.querySelector(on)?.setAttribute("data-shown", shown);
  });
  const cells = [
    ...states.map(({ shown, ...words }) => ({ ...words, part: children({ "data-shown": shown }) })),
    ...more,
  ];
  return (
    <ul ref={list} className="m-0 flex list-none flex-wrap items-end gap-6 p-0">
      {cells.map(({ part, ...words }) => (
        <li key={words.en} className={on ? "grid w-75 max-w-full gap-2" : "grid justify-items-start gap-2"}>
          {part}
          <span className="text-f1 text-muted">{words[language]}</span>
        </li>
      ))}
    </ul>
  );
}
