/**
 * Import of a component from the package, as its docs pages show it.
 *
 * @param {string} entry Such as `widgets/store-card`.
 * @param {readonly string[]} components Its exported components.
 */
export function importLine(entry, components) {
  const line = `import { ${components.join(", ")} } from "@talabee/ui/${entry}";`;
  return line.length <= 100
    ? line
    : `import {\n  ${components.join(",\n  ")},\n} from "@talabee/ui/${entry}";`;
}
