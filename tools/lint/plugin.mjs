/** Rules of this repository that no linter has, in ESLint's format; oxlint runs them. */
import { importsGoDown } from "./imports-go-down.mjs";
import { logicalClasses } from "./logical-classes.mjs";
import { noClassName } from "./no-class-name.mjs";
import { noLiteralText } from "./no-literal-text.mjs";
import { serverModuleOrder } from "./server-module-order.mjs";
import { storefrontLayers } from "./storefront-layers.mjs";
import { textInOwnElement } from "./text-in-own-element.mjs";
import { variantsByCva } from "./variants-by-cva.mjs";

export default {
  meta: { name: "talabee" },
  rules: {
    "imports-go-down": importsGoDown,
    "logical-classes": logicalClasses,
    "no-class-name": noClassName,
    "no-literal-text": noLiteralText,
    "server-module-order": serverModuleOrder,
    "storefront-layers": storefrontLayers,
    "text-in-own-element": textInOwnElement,
    "variants-by-cva": variantsByCva,
  },
};
