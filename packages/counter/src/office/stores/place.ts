import { foldDigits } from "@talabee/domain";

/** A place as map apps copy it, `25.3208, 51.5286`; undefined for anything else. */
export function readPlace(text: string): { lat: number; lng: number } | undefined {
  const plain = foldDigits(text).replaceAll("٫", ".").replaceAll("،", ",").trim();
  const match = /^\(?(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\)?$/u.exec(plain);
  if (match === null) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** Numbers of zones with any separator; undefined for other words. */
export function readZones(text: string): number[] | undefined {
  const parts = foldDigits(text)
    .split(/[\s,،;]+/u)
    .filter((part) => part !== "");
  if (parts.some((part) => !/^\d{1,3}$/u.test(part))) return undefined;
  return [...new Set(parts.map(Number))];
}
