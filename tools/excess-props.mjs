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

/**
 * Props that a workspace passes to a component that does not know them, or to an HTML element: a hook's result or the rest
 * of a component's own props in a spread, or an object in a variable. TypeScript checks excess properties in literals only,
 * so a renamed prop would be dropped silently, and React warns of one that reaches an element.
 * Data of the server may have more fields than a component reads; only what the workspace declares counts.
 * Contexts (`…Provider`) take whole objects.
 *
 * @param {"apps/storefront" | "packages/ui"} workspace
 * @param {{ deep?: boolean }} [options] `deep`: fields of the objects that are passed count too.
 */
export function findExcessProps(workspace, { deep = false } = {}) {
  const source = path.join(root, workspace, "src");
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, workspace, "tsconfig.json");
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
    /** One variant of the props rules it out: `href?: undefined`. */
    const isNever = (property) =>
      (checker.getTypeOfSymbol(property).flags & (TypeFlags.Undefined | TypeFlags.Never)) !== 0;
    const compare = (given, accepted, where, depth) => {
      if (!given || !accepted || depth > (deep ? 3 : 0)) return;
      const [from, to] = [given, accepted].map((type) => checker.getNonNullableType(type));
      if (!isObject(from) || !isObject(to)) return;
      const propertiesOf = (type) => alternativesOf(type).flatMap((one) => checker.getPropertiesOfType(one));
      const targets = new Map(propertiesOf(to).map((property) => [property.name, property]));
      for (const property of propertiesOf(from)) {
        const target = targets.get(property.name);
        // What is known needs no more questions to the compiler, each of which takes time.
        if ((target && !deep) || property.name.includes("-") || !isOwn(property)) continue;
        const place = `${where}.${property.name}`;
        if (target)
          compare(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(target), place, depth + 1);
        else if (!isNever(property)) found.push(place);
      }
    };
    const visit = (node, file) => {
      if (
        (isJsxOpeningElement(node) || isJsxSelfClosingElement(node)) &&
        !node.tagName.getText().endsWith("Provider") &&
        (deep || node.attributes.properties.some(isJsxSpreadAttribute))
      ) {
        const signature = checker.getResolvedSignature(node);
        const accepted = signature && checker.getParameterType(signature, 0);
        if (accepted)
          for (const attribute of node.attributes.properties) {
            const where = `${path.relative(source, file.fileName)}: ${node.tagName.getText()}`;
            if (isJsxSpreadAttribute(attribute))
              compare(checker.getTypeAtLocation(attribute.expression), accepted, where, 0);
            else if (deep && isJsxAttribute(attribute) && mayBeObject(attribute.initializer?.expression)) {
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
      if (
        name.startsWith(source) &&
        name.endsWith(".tsx") &&
        !/\.(test|stories)\.tsx$|\/story-data\//.test(name)
      ) {
        const file = program.getSourceFile(name);
        visit(file, file);
      }
    return found;
  } finally {
    api.close();
  }
}
