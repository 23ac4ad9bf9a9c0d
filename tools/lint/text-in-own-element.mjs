/** Functions that make texts: `t` of `useMessages`, those of `useFormat`, and `formatMoney` and the like. */
const TEXT_MAKERS =
  /^(t|money|number|percent|time|clock|date|day|month|dateTime|minutes|join|String|format[A-Z]\w*)$/;

/** Fields that hold texts in our data. */
const TEXT_FIELDS = /^(name|label|title|text|reason|message|code|email|note|\w+_(name|code|number))$/;

/** Whether an expression can be a text that React holds as a node of its own. */
function canBeText(node) {
  switch (node.type) {
    case "Literal":
      return (typeof node.value === "string" && node.value.trim() !== "") || typeof node.value === "number";
    case "TemplateLiteral":
      return true;
    case "ConditionalExpression":
      return canBeText(node.consequent) || canBeText(node.alternate);
    case "LogicalExpression":
      return canBeText(node.right) || (node.operator !== "&&" && canBeText(node.left));
    case "CallExpression": {
      const { callee } = node;
      const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
      return TEXT_MAKERS.test(name ?? "");
    }
    case "MemberExpression":
      return TEXT_FIELDS.test(node.property.name ?? "");
    default:
      return false;
  }
}

const isBlank = (child) =>
  (child.type === "JSXText" && /^\s*$/.test(child.value)) ||
  (child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression");

/**
 * A text that changes or comes and goes beside other children has an element of its own. React keeps the node of a text with
 * siblings, and a page that the browser translates has another node there; the text of an element is set as a whole.
 */
export const textInOwnElement = {
  meta: {
    type: "problem",
    messages: {
      own: "Give this text an element of its own, such as <span>: it has siblings, and browsers that translate the page replace its node",
    },
  },
  create(context) {
    function check({ children }) {
      const shown = children.filter((child) => !isBlank(child));
      if (shown.length < 2) return;
      for (const child of shown) {
        if (child.type === "JSXExpressionContainer" && canBeText(child.expression))
          context.report({ node: child, messageId: "own" });
      }
    }
    return { JSXElement: check, JSXFragment: check };
  },
};
