import { project, type LatLngData, type Point } from "./city-drawing.js";

export interface Size {
  width: number;
  height: number;
}

/** Minimum visible extent: 2.4 km across. */
const minExtent = 220;

/** Space for a pin around the outermost points, in px. */
const margin = { x: 52, top: 64, bottom: 40 };

const defaultCenter: LatLngData = { lat: 25.2955, lng: 51.514 };

/** Translation and scale of the drawing that make all points visible. */
export function frame(points: readonly Point[], size: Size, insets: { top: number; bottom: number }) {
  const shown = points.length > 0 ? points : [project(defaultCenter)];
  const xs = shown.map(([x]) => x);
  const ys = shown.map(([, y]) => y);
  const box = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  const top = margin.top + insets.top;
  const bottom = margin.bottom + insets.bottom;
  const available = {
    width: Math.max(80, size.width - 2 * margin.x),
    height: Math.max(80, size.height - top - bottom),
  };
  const scale = Math.min(
    available.width / Math.max(box.width, 1),
    available.height / Math.max(box.height, 1),
    Math.max(size.width, size.height) / minExtent,
  );
  const center: Point = [size.width / 2, top + available.height / 2];
  return {
    scale,
    offset: [center[0] - box.x * scale, center[1] - box.y * scale] as Point,
    place: ([x, y]: Point): Point => [(x - box.x) * scale + center[0], (y - box.y) * scale + center[1]],
  };
}

/** SVG path data of a polyline. */
export const svgPath = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
