/**
 * Import of a component from the package, shown on its docs page; undefined for pages of several components.
 *
 * @param storyFile Path of its stories, such as `./packages/ui/src/widgets/store-card/store-card.stories.tsx`.
 * @param entries Exported components by entry of the package.
 */
export function importLine(
  storyFile: string | undefined,
  entries: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  const entry = /packages\/ui\/src\/(\w+\/[\w-]+)\//.exec(storyFile ?? "")?.[1];
  const components = entry && entries[entry];
  if (!components || components.length === 0) return undefined;
  const line = `import { ${components.join(", ")} } from "@talabee/ui/${entry}";`;
  return line.length <= 100
    ? line
    : `import {\n  ${components.join(",\n  ")},\n} from "@talabee/ui/${entry}";`;
}
