import type { Rider } from "@talabee/contract";

const rider: Rider = {
  id: "suresh",
  name: "Suresh Nair",
  phone: "+97433104821",
  is_available: true,
  location: null,
  order_id: "order-1",
};

/** Riders of the stories: one carries an order, one waits for one, one is off duty. */
export const storyRiders: readonly Rider[] = [
  rider,
  { ...rider, id: "amal", name: "أمل حسن", phone: "+97455120934", order_id: null },
  { ...rider, id: "karim", name: "Karim Haddad", phone: "+97466018822", is_available: false, order_id: null },
];
