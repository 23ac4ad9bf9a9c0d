/**
 * The ids of all texts of the design system with their English and Arabic, for apps that override some: `dist/message-ids.md`
 * of the published package.
 */

/** Plural forms as a list: "one: 1 item, other: {count} items". */
export const textOf = (message) =>
  typeof message === "string"
    ? message
    : Object.entries(message)
        .map(([form, text]) => `${form}: ${text}`)
        .join("; ");

const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/**
 * Markdown with a table for each area.
 *
 * @param {Record<string, Record<string, { id: string; en: unknown; ar: unknown }>>} areas `messageAreas` of the locale.
 */
export function messageTable(areas) {
  const tables = Object.entries(areas).map(([area, messages]) => {
    const rows = Object.values(messages)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, en, ar }) => `| \`${id}\` | ${cell(textOf(en))} | ${cell(textOf(ar))} |`);
    return `## ${area}\n\n| id | English | Arabic |\n| --- | --- | --- |\n${rows.join("\n")}`;
  });
  return `# Message ids

Every text that components bring along. \`messages\` of \`LocaleProvider\` replaces them by id; \`{name}\` is filled in, and a text with
plural forms is chosen by \`{count}\`.

${tables.join("\n\n")}
`;
}
