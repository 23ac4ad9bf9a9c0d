/**
 * Import of a component from the package, as its docs pages show it.
 *
 * @param {string} entry Such as `widgets/store-card`.
 * @param {readonly string[]} names Its exported components, and the functions that its guide tells to call.
 */
export function importLine(entry, names) {
  const line = `import { ${names.join(", ")} } from "@talabee/ui/${entry}";`;
  return line.length <= 100 ? line : `import {\n  ${names.join(",\n  ")},\n} from "@talabee/ui/${entry}";`;
}
