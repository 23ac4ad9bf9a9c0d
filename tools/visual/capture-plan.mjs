/**
 * @typedef {import("../../.storybook/modes.js").Mode} Mode
 * @typedef {{ width: number, height: number }} Viewport
 * @typedef {{
 *   id: string,
 *   globals: { viewport?: { value?: string } } & Record<string, unknown>,
 *   clock?: "running" | undefined,
 *   chromatic?: { disableSnapshot?: boolean, modes?: Record<string, { disable?: boolean } | undefined> },
 * }} StoryFacts A story's pinned globals, `parameters.visual.clock`, `parameters.chromatic`.
 * @typedef {{
 *   id: string, mode: string, globals: Record<string, string>, width: number, height: number, clock?: "running" | undefined
 * }} Capture
 */

/**
 * Half of the modes, in which each pair of language, theme and width still occurs: English and Arabic, light and dark,
 * with phone and desktop taking turns.
 *
 * @param {Record<string, Mode>} modes
 */
export function chooseFour(modes) {
  const widths = Object.values(modes).map(({ viewport }) => viewport.width);
  const [narrow, wide] = [Math.min(...widths), Math.max(...widths)];
  return Object.fromEntries(
    Object.entries(modes).filter(
      ([, { locale, theme, viewport }]) =>
        viewport.width === ((locale === "en") === (theme === "light") ? wide : narrow),
    ),
  );
}

/**
 * The captures of one story: one per mode, except modes that its pinned globals contradict (a story pinned to Arabic has
 * no English screenshot) and modes that it disables for Chromatic. A pinned viewport replaces the mode's.
 *
 * @param {StoryFacts} story
 * @param {Record<string, Mode>} modes
 * @param {Record<string, Viewport>} viewports by name
 * @returns {Capture[]}
 */
export function planCaptures({ id, globals: pins, clock, chromatic }, modes, viewports) {
  if (chromatic?.disableSnapshot) return [];
  const pinned = pins.viewport?.value;
  const captures = new Map();
  for (const [name, { viewport, ...globals }] of Object.entries(modes)) {
    if (chromatic?.modes?.[name]?.disable) continue;
    if (Object.entries(globals).some(([key, value]) => (pins[key] ?? value) !== value)) continue;
    const size = pinned ? viewports[pinned] : viewport;
    if (!size)
      throw new Error(`${id} pins the viewport ${pinned}, which .storybook/modes.ts does not define`);
    const mode = pinned ? [...Object.values(globals), pinned].join("-") : name;
    captures.set(mode, { id, mode, globals, width: size.width, height: size.height, clock });
  }
  return [...captures.values()];
}
