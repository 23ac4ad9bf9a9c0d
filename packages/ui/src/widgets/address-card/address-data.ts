export const addressLabels = ["home", "work", "other"] as const;
export type AddressLabel = (typeof addressLabels)[number];

/** A delivery address. `zone_number`, `line_one` and `building_number` are zone, street and building in Qatar. */
export interface AddressData {
  id: string;
  label: AddressLabel;
  phone: string;
  zone_number: string;
  /** Street number or name. */
  line_one: string;
  building_number: string;
  /** Floor or apartment. */
  line_two: string | null;
  /** Compound, gate or block. */
  line_three?: string | null | undefined;
  avenue?: string | null | undefined;
  floor?: string | null | undefined;
  apartment?: string | null | undefined;
  landmark: string | null;
  city: string;
  /** Municipality in Qatar, governorate in Kuwait. */
  state?: string | null | undefined;
  note: string;
  is_default: boolean;
  /** Map coordinates in degrees. */
  location?: { lat: number; lng: number } | null | undefined;
}
