/**
 * What is inside of an icon's `<svg>`, as plain data: Lucide's component for each icon costs more bytes and render time than
 * the rest of a card.
 */
export type IconNode = readonly (readonly [
  tag: "circle" | "ellipse" | "line" | "path" | "polygon" | "polyline" | "rect",
  attributes: Readonly<Record<string, string>>,
])[];
