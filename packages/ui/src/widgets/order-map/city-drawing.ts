import { ordersMessages } from "../../locale/index.js";

/**
 * Schematic map of Doha: the bay, ring roads, parks, and the coast from Lusail to Al Wakrah. Shows relative positions
 * and distances; not for navigation.
 */

/** Coordinates, WGS 84 degrees. */
export interface LatLngData {
  lat: number;
  lng: number;
}

/** A point on the drawing: 90 units per kilometer, x east, y south, the middle of the bay at 0, 0. */
export type Point = readonly [x: number, y: number];

const bay: LatLngData = { lat: 25.3055, lng: 51.532 };
const unitsPerKm = 90;
const kmPerDegree = { lat: 110.8, lng: 100.7 };

/** Projects coordinates onto the drawing. */
export function project({ lat, lng }: LatLngData): Point {
  return [(lng - bay.lng) * kmPerDegree.lng * unitsPerKm, -(lat - bay.lat) * kmPerDegree.lat * unitsPerKm];
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = (lat: number, lng: number) => project({ lat, lng }).map(round).join(" ");
const onCircle = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};

/** A ring road, open towards the sea (east). */
const ring = (radius: number) => {
  const from = onCircle(radius, 46);
  const to = onCircle(radius, -70);
  return `M${from.join(" ")}A${radius} ${radius} 0 1 1 ${to.join(" ")}`;
};
const radial = (degrees: number, from: number, to: number) =>
  `M${onCircle(from, degrees).join(" ")}L${onCircle(to, degrees).join(" ")}`;
const sector = (inner: number, outer: number, from: number, to: number) =>
  `M${onCircle(inner, from).join(" ")}A${inner} ${inner} 0 0 1 ${onCircle(inner, to).join(" ")}L${onCircle(outer, to).join(" ")}A${outer} ${outer} 0 0 0 ${onCircle(outer, from).join(" ")}Z`;
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

/** Corniche, ring roads, highways. */
const mainRings = [146, 222, 318, 440, 640, 900, 1240];
const smallRings = [
  166, 184, 203, 242, 262, 282, 300, 342, 366, 390, 415, 475, 510, 545, 580, 610, 690, 740, 790, 845, 960,
  1030, 1100, 1170, 1330, 1420, 1510,
];

export const mainRoads = [
  ...mainRings.map(ring),
  ...steps(54, 282, 34).map((degrees) => radial(degrees, 146, 6000)),
  // Al Wakrah road and the northern road along the coast.
  `M${at(25.285, 51.548)}L${at(25.262, 51.566)}L${at(25.225, 51.582)}L${at(25.165, 51.598)}L${at(25.02, 51.585)}`,
  `M${at(25.319, 51.526)}L${at(25.345, 51.52)}L${at(25.375, 51.522)}L${at(25.42, 51.508)}L${at(25.5, 51.48)}`,
].join("");
export const smallRoads = [
  ...smallRings.map(ring),
  ...steps(51, 281, 8.5).map((degrees) => radial(degrees, 146, 640)),
  ...steps(48, 281, 5.5).map((degrees) => radial(degrees, 640, 1560)),
].join("");
export const parks = [
  sector(150, 218, 152, 178),
  sector(446, 560, 198, 212),
  sector(326, 436, 118, 129),
  sector(646, 800, 148, 157),
  sector(648, 860, 226, 234),
  sector(226, 300, 92, 101),
].join("");

/** The sea: along the coast from north to south, around the bay, and back offshore. */
export const sea = [
  `M${at(25.8, 51.56)}L${at(25.6, 51.53)}L${at(25.48, 51.505)}L${at(25.44, 51.522)}L${at(25.4, 51.532)}`,
  `L${at(25.375, 51.531)}L${at(25.36, 51.532)}L${at(25.345, 51.535)}L${at(25.336, 51.542)}L${at(25.326, 51.542)}`,
  `L${at(25.3184, 51.5355)}`,
  `A130 130 0 1 0 ${at(25.2967, 51.5427)}`,
  `L${at(25.2995, 51.547)}L${at(25.2995, 51.557)}L${at(25.292, 51.5605)}L${at(25.281, 51.566)}L${at(25.272, 51.574)}`,
  `L${at(25.284, 51.6)}L${at(25.295, 51.626)}L${at(25.25, 51.634)}L${at(25.214, 51.627)}L${at(25.172, 51.614)}`,
  `L${at(25.12, 51.622)}L${at(25.05, 51.618)}L${at(24.9, 51.57)}L${at(24.7, 51.55)}L${at(23, 51.5)}L${at(23, 60)}L${at(27, 60)}L${at(27, 51.5)}Z`,
].join("");
/** The Pearl, an island with its lagoons. */
export const islands = `M${at(25.362, 51.541)}C${at(25.36, 51.552)} ${at(25.366, 51.562)} ${at(25.374, 51.56)}S${at(25.386, 51.548)} ${at(25.381, 51.541)}S${at(25.364, 51.534)} ${at(25.362, 51.541)}Z`;

/** Radius just outside the Corniche: routes stay out of the bay. */
const shore = 152;
const degreesOf = ([x, y]: Point) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;

/** Shortest route between two points that goes west around the bay instead of through it. */
export function routeAroundBay(from: Point, to: Point): readonly Point[] {
  const backwards = degreesOf(from) > degreesOf(to);
  const [a, b] = backwards ? [to, from] : [from, to];
  const tangentAngle = (point: Point) =>
    (Math.acos(Math.min(1, shore / Math.max(1, Math.hypot(...point)))) * 180) / Math.PI;
  const arcStart = degreesOf(a) + tangentAngle(a);
  const arcEnd = degreesOf(b) - tangentAngle(b);
  if (arcStart >= arcEnd) return [from, to];
  const count = Math.max(1, Math.ceil((arcEnd - arcStart) / 5));
  const arc = Array.from({ length: count + 1 }, (_, i) =>
    onCircle(shore, arcStart + ((arcEnd - arcStart) * i) / count),
  );
  const route = [a, ...arc, b];
  return backwards ? route.reverse() : route;
}

const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Point at a fraction of a route. */
export function pointAlong(route: readonly Point[], fraction: number): Point {
  const lengths = route.slice(1).map((point, i) => distance(route[i]!, point));
  let remaining = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, fraction));
  for (const [i, length] of lengths.entries()) {
    if (remaining <= length && length > 0) {
      const [a, b] = [route[i]!, route[i + 1]!];
      return [a[0] + ((b[0] - a[0]) * remaining) / length, a[1] + ((b[1] - a[1]) * remaining) / length];
    }
    remaining -= length;
  }
  return route.at(-1)!;
}

/** Fraction of the distance between two points that a third point has covered. */
export function coveredFraction(from: Point, at: Point, to: Point): number {
  const [behind, ahead] = [distance(from, at), distance(at, to)];
  return behind + ahead === 0 ? 0 : behind / (behind + ahead);
}

/** Place names on the map with their positions. */
export const places = [
  { message: ordersMessages.mapBay, at: { lat: 25.3065, lng: 51.5335 } },
  { message: ordersMessages.mapMsheireb, at: { lat: 25.2855, lng: 51.5235 } },
  { message: ordersMessages.mapSadd, at: { lat: 25.2825, lng: 51.501 } },
  { message: ordersMessages.mapWestBay, at: { lat: 25.3265, lng: 51.5275 } },
  { message: ordersMessages.mapPearl, at: { lat: 25.371, lng: 51.549 } },
  { message: ordersMessages.mapWaab, at: { lat: 25.256, lng: 51.462 } },
  { message: ordersMessages.mapLusail, at: { lat: 25.418, lng: 51.498 } },
  { message: ordersMessages.mapWakrah, at: { lat: 25.171, lng: 51.595 } },
] as const;
