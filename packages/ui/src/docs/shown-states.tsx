import { useLayoutEffect, type ReactNode } from "react";
import { useLocale } from "../locale/index.js";

const pseudo = /(?<!\\):(hover|active|focus-visible)(?![\w-])/g;

/** Lets every rule for a pointer or the focus hold for what is marked `data-shown` as well, at its own place. */
function showIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-shown")) {
      const shown = rule.selectorText.replace(pseudo, `:is(:$1, [data-shown~="$1"])`);
      if (shown !== rule.selectorText) rule.selectorText = shown;
    }
    if ("cssRules" in rule) showIn(rule.cssRules as CSSRuleList);
  }
}

const states = [
  { en: "Rest", ar: "عادي", shown: undefined },
  { en: "Hover", ar: "تحت المؤشر", shown: "hover" },
  { en: "Pressed", ar: "مضغوط", shown: "hover active" },
  { en: "Focus", ar: "التركيز", shown: "focus-visible" },
] as const;

/** What a part of a story spreads onto itself to look as if pointed at, pressed or focused. */
export interface Shown {
  "data-shown"?: string | undefined;
}

export interface ShownStatesProps {
  /** The part in one state of pointer and focus. */
  children: (shown: Shown) => ReactNode;
  /** States of its own beside them: off, busy. */
  more?: readonly { en: string; ar: string; part: ReactNode }[] | undefined;
}

/** A part in all its states side by side, by its own style sheet: no pointer is needed to look at them. */
export function ShownStates({ children, more = [] }: ShownStatesProps) {
  const { language } = useLocale();
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) showIn(sheet.cssRules);
  }, []);
  const cells = [
    ...states.map(({ shown, ...words }) => ({ ...words, part: children({ "data-shown": shown }) })),
    ...more,
  ];
  return (
    <ul className="m-0 flex list-none flex-wrap items-end gap-6 p-0">
      {cells.map(({ part, ...words }) => (
        <li key={words.en} className="grid justify-items-start gap-2">
          {part}
          <span className="text-f1 text-muted">{words[language]}</span>
        </li>
      ))}
    </ul>
  );
}
