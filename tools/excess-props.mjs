import path from "node:path";
import {
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isJsxSpreadAttribute,
  isJsxAttribute,
  isArrowFunction,
  isStringLiteral,
} from "typescript/unstable/ast";
import { API, SignatureKind, TypeFlags } from "typescript/unstable/sync";
import { root } from "./run-step.mjs";

const source = path.join(root, "apps/storefront/src");

/**
 * Props that the storefront passes to a component that does not know them: a hook's result in a spread, or an object in
 * a variable. TypeScript checks excess properties in literals only, so a renamed prop would be dropped silently.
 * Data of the server may have more fields than a component reads; only what the storefront declares counts.
 * Contexts (`…Provider`) take whole objects.
 */
export function findExcessProps() {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, "apps/storefront/tsconfig.json");
    const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const found = [];
    const mayBeObject = (expression) =>
      expression !== undefined && !isArrowFunction(expression) && !isStringLiteral(expression);

    const isObject = (type) =>
      (type.flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.Union)) !== 0 &&
      !checker.isArrayLikeType(type) &&
      checker.getSignaturesOfType(type, SignatureKind.Call).length === 0;
    const alternativesOf = (type) => (type.flags & TypeFlags.Union ? type.getTypes() : [type]);
    const isOwn = ({ declarations: [declaration] }) =>
      declaration !== undefined && declaration.path.startsWith(source);
    const compare = (given, accepted, where, depth) => {
      if (!given || !accepted || depth > 3) return;
      const [from, to] = [given, accepted].map((type) => checker.getNonNullableType(type));
      if (!isObject(from) || !isObject(to)) return;
      for (const property of alternativesOf(from).flatMap((type) => checker.getPropertiesOfType(type))) {
        if (!isOwn(property)) continue;
        const [target] = alternativesOf(to).flatMap(
          (type) => checker.getPropertyOfType(type, property.name) ?? [],
        );
        const place = `${where}.${property.name}`;
        if (target)
          compare(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(target), place, depth + 1);
        else found.push(place);
      }
    };
    const visit = (node, file) => {
      if (
        (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) &&
        /^\p{Lu}(?!\w*Provider$)/u.test(node.tagName.getText())
      ) {
        const signature = checker.getResolvedSignature(node);
        const accepted = signature && checker.getParameterType(signature, 0);
        if (accepted)
          for (const attribute of node.attributes.properties) {
            const where = `${path.relative(source, file.fileName)}: ${node.tagName.getText()}`;
            if (isJsxSpreadAttribute(attribute))
              compare(checker.getTypeAtLocation(attribute.expression), accepted, where, 0);
            else if (isJsxAttribute(attribute) && mayBeObject(attribute.initializer?.expression)) {
              const name = attribute.name.getText();
              const target = checker.getPropertyOfType(accepted, name);
              if (target)
                compare(
                  checker.getTypeAtLocation(attribute.initializer.expression),
                  checker.getTypeOfSymbol(target),
                  `${where}.${name}`,
                  1,
                );
            }
          }
      }
      node.forEachChild((child) => visit(child, file));
    };
    for (const name of program.getSourceFileNames())
      if (name.startsWith(source) && name.endsWith(".tsx") && !name.endsWith(".test.tsx")) {
        const file = program.getSourceFile(name);
        visit(file, file);
      }
    return found;
  } finally {
    api.close();
  }
}
