/**
 * A page of the package's documentation as a page of Storybook: links to other guides lead to their pages here, those to
 * files of the package become plain text.
 *
 * @param markdown Text of README.md or of a file in `guides`.
 */
export function guideText(markdown: string): string {
  return markdown
    .replace(/^# @talabee\/ui$/m, "# Getting started")
    .replace(/\]\((?:guides\/)?([\w-]+)\.md\)/g, "](?path=/docs/use-it-$1--docs)")
    .replace(/\[([^\]]+)\]\((?!https?:|\?)[^)]+\)/g, "$1");
}
