/** Address of the way to a place in Google Maps. */
export const toGoogleMaps = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
