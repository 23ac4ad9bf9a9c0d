/**
 * Summarizes screenshots by story: a story is added or removed when only one side has it, and changed when any of its
 * screenshots differs or exists on one side only.
 *
 * @param {{ now: string[], before: string[], differing: string[] }} ids of stories now, of stories at the base, of
 *   stories with a differing picture
 */
export function summarizeStories({ now, before, differing }) {
  const [nowSet, beforeSet, differingSet] = [new Set(now), new Set(before), new Set(differing)];
  const kept = now.filter((id) => beforeSet.has(id));
  return {
    changed: kept.filter((id) => differingSet.has(id)),
    added: now.filter((id) => !beforeSet.has(id)),
    removed: before.filter((id) => !nowSet.has(id)),
    unchanged: kept.filter((id) => !differingSet.has(id)),
  };
}
