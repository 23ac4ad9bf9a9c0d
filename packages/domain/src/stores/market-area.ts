import type { MarketId } from "../market.js";

/** Degrees, WGS 84, of a box around a country with its waters. */
interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const BOXES: Readonly<Record<MarketId, Box>> = {
  qa: { south: 24.45, west: 50.7, north: 26.25, east: 51.75 },
  kw: { south: 28.5, west: 46.5, north: 30.15, east: 48.8 },
};

/**
 * Whether a pin can be a place of a market: swapped coordinates, 0,0 and places abroad are none. A box and not the border: no
 * place of a neighbour that lies in it is near a customer.
 */
export function isInMarket(pin: { lat: number; lng: number }, market: MarketId): boolean {
  const { south, west, north, east } = BOXES[market];
  return pin.lat >= south && pin.lat <= north && pin.lng >= west && pin.lng <= east;
}
