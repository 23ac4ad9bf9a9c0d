import type { Ride } from "@talabee/contract";
import { useLocale } from "@talabee/ui/locale";
import { OrderMap } from "@talabee/ui/widgets/order-map";

export interface RideMapProps {
  store: Ride["store"];
  destination: { lat: number; lng: number } | null;
  /** Where the rider is; null while the device does not say. */
  place: { lat: number; lng: number } | null;
}

/** The way of a ride, from the store to the customer, with the rider on it. */
export function RideMap({ store, destination, place }: RideMapProps) {
  const { language } = useLocale();
  return (
    <OrderMap
      store={{ name: store.name[language], brand_color: "", location: store.location }}
      destination={destination}
      rider={place && { name: "", location: place }}
      insets={{ top: 30, bottom: 36 }}
    />
  );
}
