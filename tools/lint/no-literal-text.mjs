/** Attributes that a person reads or hears. */
const SPOKEN = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
  "label",
]);
const LETTERS = /\p{L}{2,}/u;

/** Refuses literal texts in components: texts come from the messages, in both languages. */
export const noLiteralText = {
  meta: {
    type: "problem",
    messages: { literal: "“{{text}}” is literal text; put it into a dictionary of src/locale/messages" },
  },
  create(context) {
    const report = (node, text) =>
      context.report({ node, messageId: "literal", data: { text: text.trim().slice(0, 40) } });
    return {
      JSXText(node) {
        if (LETTERS.test(node.value)) report(node, node.value);
      },
      JSXAttribute(node) {
        const value = node.value;
        if (SPOKEN.has(node.name.name) && value?.type === "Literal" && LETTERS.test(String(value.value))) {
          report(node, String(value.value));
        }
      },
      JSXExpressionContainer(node) {
        const inner = node.expression;
        if (
          node.parent?.type !== "JSXAttribute" &&
          inner.type === "Literal" &&
          LETTERS.test(String(inner.value))
        ) {
          report(node, String(inner.value));
        }
      },
    };
  },
};
