import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocale } from "../locale/index.js";

const pseudo = /(?<!\\):(hover|active|focus-visible|focus)(?![\w-])/g;

/** Extends every :hover, :active and :focus rule to elements marked `data-shown`, keeping its place in the cascade. */
function extendRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes("data-shown")) {
      const shown = rule.selectorText.replace(pseudo, (self, state: string) => {
        const marked = `[data-shown~="${state}"]`;
        // :hover and :active also apply to ancestors; :focus applies to one element only.
        return `:is(${self}, ${marked}${state.startsWith("focus") ? "" : `, :has(${marked})`})`;
      });
      if (shown !== rule.selectorText) rule.selectorText = shown;
    }
    if ("cssRules" in rule) extendRules(rule.cssRules as CSSRuleList);
  }
}

const states = [
  { en: "Rest", ar: "عادي", shown: undefined },
  { en: "Hover", ar: "تحت المؤشر", shown: "hover" },
  { en: "Pressed", ar: "مضغوط", shown: "hover active" },
  { en: "Focus", ar: "التركيز", shown: "focus focus-visible" },
] as const;

/** Props that a story spreads on a component to show it hovered, pressed or focused. */
export interface Shown {
  "data-shown"?: string | undefined;
}

export interface ShownStatesProps {
  /** Renders the component in one pointer or focus state. */
  children: (shown: Shown) => ReactNode;
  /** Selector of the element that shows the state, for components that do not pass `shown` on to it. */
  on?: string | undefined;
  /** Further states of the component: disabled, loading. */
  more?: readonly { en: string; ar: string; element: ReactNode }[] | undefined;
}

/** Shows all states of a component side by side, with its own style sheet and without a pointer. */
export function ShownStates({ children, on, more = [] }: ShownStatesProps) {
  const { language } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) extendRules(sheet.cssRules);
  }, []);
  useLayoutEffect(() => {
    if (!on || !list.current) return;
    for (const [at, { shown }] of states.entries())
      if (shown) list.current.children[at]?.querySelector(on)?.setAttribute("data-shown", shown);
  });
  const cells = [
    ...states.map(({ shown, ...labels }) => ({ ...labels, element: children({ "data-shown": shown }) })),
    ...more,
  ];
  return (
    <ul ref={list} className="m-0 flex list-none flex-wrap items-end gap-6 p-0">
      {cells.map(({ element, ...labels }) => (
        <li key={labels.en} className={on ? "grid w-75 max-w-full gap-2" : "grid justify-items-start gap-2"}>
          {element}
          <span className="text-caption text-muted">{labels[language]}</span>
        </li>
      ))}
    </ul>
  );
}
