/** Utilities that name a physical side, and what to write instead. */
const PHYSICAL = [
  [/^-?m[lr]-/, "ms-/me-"],
  [/^p[lr]-/, "ps-/pe-"],
  [/^-?(left|right)-/, "start-/end-"],
  [/^border-[lr](-|$)/, "border-s/border-e"],
  [/^rounded-([lr]|tl|tr|bl|br)(-|$)/, "rounded-s/rounded-e/rounded-ss …"],
  [/^text-(left|right)$/, "text-start/text-end"],
  [/^float-(left|right)$/, "float-start/float-end"],
  [/^clear-(left|right)$/, "clear-start/clear-end"],
  [/^-?scroll-[mp][lr]-/, "scroll-ms-/scroll-ps- …"],
];

/** Allows logical utilities only: a component must work in both directions. */
export const logicalClasses = {
  meta: { type: "problem", messages: { physical: "`{{utility}}` names a physical side; use {{instead}}" } },
  create(context) {
    const check = (node, text) => {
      for (const word of text.split(/\s+/)) {
        const utility = word.slice(word.lastIndexOf(":") + 1).replace(/^!|!$/g, "");
        const instead = PHYSICAL.find(([pattern]) => pattern.test(utility))?.[1];
        if (instead !== undefined)
          context.report({ node, messageId: "physical", data: { utility: word, instead } });
      }
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && node.parent?.type !== "ImportDeclaration")
          check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked ?? "");
      },
    };
  },
};
