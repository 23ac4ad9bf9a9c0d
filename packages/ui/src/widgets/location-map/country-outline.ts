import { catalogueMessages, ordersMessages } from "../../locale/index.js";
import type { LocalText, MessageDescriptor } from "../../locale/index.js";

/** Areas in GeoJSON order: longitude before latitude. */
interface MultiPolygon {
  type: "MultiPolygon";
  coordinates: number[][][][];
}

/** Coordinates, WGS 84 degrees. */
export interface MapPoint {
  lat: number;
  lng: number;
}

/**
 * Outline of Qatar, simplified from Natural Earth (public domain) to about 600 m, finer around the bay of Doha and The
 * Pearl. Shows roughly where a pin is when there are no tiles; not for measuring.
 */
export const countryOutline: MultiPolygon = {
  type: "MultiPolygon",
  coordinates: [
    [
      // oxfmt-ignore
      [[50.809,24.747],[50.827,24.748],[50.852,24.77],[50.86,24.796],[50.852,24.89],[50.798,24.988],[50.809,25.069],[50.777,25.091],[50.759,25.186],[50.766,25.204],[50.759,25.248],[50.766,25.344],[50.752,25.42],[50.762,25.483],[50.752,25.495],[50.777,25.527],[50.798,25.53],[50.82,25.491],[50.82,25.471],[50.849,25.468],[50.827,25.525],[50.834,25.579],[50.82,25.596],[50.784,25.604],[50.795,25.618],[50.838,25.628],[50.852,25.653],[50.878,25.631],[50.867,25.567],[50.881,25.535],[50.899,25.532],[50.91,25.598],[50.921,25.608],[50.95,25.598],[50.978,25.647],[50.924,25.631],[50.903,25.64],[50.888,25.68],[50.896,25.733],[50.91,25.745],[50.903,25.79],[50.917,25.787],[50.932,25.81],[50.946,25.799],[50.95,25.775],[50.975,25.797],[50.971,25.831],[50.964,25.824],[50.95,25.837],[50.95,25.859],[50.978,25.917],[50.986,25.981],[51.004,25.967],[51.047,26.054],[51.133,26.082],[51.176,26.14],[51.194,26.133],[51.252,26.16],[51.331,26.121],[51.346,26.104],[51.346,26.038],[51.378,26.023],[51.389,25.967],[51.403,25.954],[51.511,25.946],[51.547,25.925],[51.576,25.881],[51.594,25.758],[51.583,25.741],[51.565,25.763],[51.544,25.738],[51.554,25.721],[51.565,25.721],[51.572,25.734],[51.59,25.713],[51.576,25.689],[51.558,25.682],[51.554,25.707],[51.504,25.687],[51.547,25.664],[51.554,25.653],[51.551,25.631],[51.504,25.611],[51.493,25.618],[51.493,25.549],[51.472,25.522],[51.505,25.48],[51.522,25.44],[51.532,25.4],[51.531,25.375],[51.532,25.36],[51.535,25.345],[51.542,25.336],[51.542,25.326],[51.536,25.318],[51.522,25.315],[51.518,25.306],[51.522,25.296],[51.532,25.292],[51.543,25.297],[51.547,25.3],[51.557,25.3],[51.561,25.292],[51.566,25.281],[51.574,25.272],[51.6,25.284],[51.626,25.295],[51.634,25.25],[51.627,25.214],[51.614,25.172],[51.622,25.12],[51.618,25.05],[51.605,25.034],[51.612,25.022],[51.601,25.013],[51.587,24.953],[51.529,24.875],[51.504,24.865],[51.475,24.765],[51.45,24.721],[51.443,24.679],[51.432,24.664],[51.382,24.635],[51.378,24.612],[51.342,24.569],[51.328,24.585],[51.346,24.635],[51.32,24.649],[51.284,24.645],[51.284,24.662],[51.277,24.662],[51.22,24.644],[51.216,24.625],[51.148,24.576],[51.097,24.561],[50.978,24.568],[50.928,24.588],[50.881,24.637],[50.809,24.747]],
    ],
    [
      // oxfmt-ignore
      [[51.541,25.362],[51.552,25.363],[51.56,25.37],[51.558,25.378],[51.548,25.384],[51.541,25.381],[51.537,25.372],[51.541,25.362]],
    ],
  ],
};

/** South-west and north-east corners of the map's bounds. */
export const countryBounds: [MapPoint, MapPoint] = [
  { lat: 24.4, lng: 50.5 },
  { lat: 26.35, lng: 51.95 },
];

/** A name on a map; in Qatar with its zone. */
export interface MapPlace {
  message?: MessageDescriptor<string, string>;
  name?: LocalText;
  zone?: number;
  at: MapPoint;
}

/** Place names on the map, larger places first: a name too close to a previous one is hidden. */
export const mapPlaces: readonly MapPlace[] = [
  { message: ordersMessages.mapWestBay, zone: 61, at: { lat: 25.3236, lng: 51.529 } },
  { message: ordersMessages.mapWakrah, zone: 90, at: { lat: 25.172, lng: 51.598 } },
  { message: catalogueMessages.mapRayyan, zone: 53, at: { lat: 25.29, lng: 51.43 } },
  { message: catalogueMessages.mapKhor, zone: 74, at: { lat: 25.68, lng: 51.49 } },
  { message: catalogueMessages.mapShamal, zone: 79, at: { lat: 26.115, lng: 51.215 } },
  { message: catalogueMessages.mapDukhan, zone: 86, at: { lat: 25.425, lng: 50.79 } },
  { message: catalogueMessages.mapMesaieed, zone: 92, at: { lat: 24.99, lng: 51.55 } },
  { message: ordersMessages.mapLusail, zone: 69, at: { lat: 25.42, lng: 51.502 } },
  { message: ordersMessages.mapPearl, zone: 66, at: { lat: 25.371, lng: 51.549 } },
  { message: ordersMessages.mapMsheireb, zone: 4, at: { lat: 25.2845, lng: 51.524 } },
  { message: ordersMessages.mapSadd, zone: 38, at: { lat: 25.285, lng: 51.494 } },
  { message: ordersMessages.mapWaab, zone: 55, at: { lat: 25.256, lng: 51.462 } },
  { message: catalogueMessages.mapGharrafa, zone: 51, at: { lat: 25.337, lng: 51.442 } },
  { message: catalogueMessages.mapUmmSalal, zone: 71, at: { lat: 25.405, lng: 51.405 } },
  { message: catalogueMessages.mapOldAirport, zone: 45, at: { lat: 25.2505, lng: 51.5565 } },
];

/** Place nearest to a point; a degree of longitude is 0.9 of a degree of latitude here. */
export function nearestPlace(point: MapPoint, places: readonly MapPlace[] = mapPlaces): MapPlace | undefined {
  const distance = ({ at }: MapPlace) => (at.lat - point.lat) ** 2 + (0.9 * (at.lng - point.lng)) ** 2;
  return places.toSorted((a, b) => distance(a) - distance(b))[0];
}
