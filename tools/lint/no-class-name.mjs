/** Refuses class names in the storefront: appearance belongs to packages/ui. */
export const noClassName = {
  meta: {
    type: "problem",
    messages: { look: "The storefront has no look of its own: `{{name}}` belongs to a part of packages/ui" },
  },
  create(context) {
    return {
      JSXAttribute(node) {
        const name = node.name.name;
        if (name === "className" || name === "class" || name === "style") {
          context.report({ node, messageId: "look", data: { name } });
        }
      },
    };
  },
};
