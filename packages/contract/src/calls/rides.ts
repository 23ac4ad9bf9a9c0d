/* What riders do: take a job, fetch the order, hand it over, and hand in the cash. */
import { defineCall } from "../call.js";
import { CodeTries } from "../schemas/board.js";
import { OrderState } from "../schemas/error-data.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import {
  CloseShiftRequest,
  CountShiftRequest,
  DeclineRideRequest,
  DeliverRideRequest,
  FailRideRequest,
  OfferedRide,
  OfferRideRequest,
  OpenShiftRequest,
  PanelShift,
  PanelShiftList,
  RideActRequest,
  RideProblemList,
  RideShift,
  RideState,
} from "../schemas/rides.js";

const onTheWay = { not_found: null, invalid_transition: OrderState } as const;

export const rideState = defineCall({
  method: "GET",
  path: "/api/panel/rides/now",
  tag: "Rides",
  summary:
    "Shift, offer and order of the signed-in rider; the user's event stream says when to read it again",
  access: "staff",
  right: "ride.do",
  data: RideState,
});

export const offerRide = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/offer",
  tag: "Rides",
  summary: "Offer an order to a rider, or to the nearest ones in turn until somebody takes it",
  access: "staff",
  right: "rider.assign",
  body: OfferRideRequest,
  data: OfferedRide,
  message: null,
  errors: { not_found: null, invalid_transition: OrderState, rider_busy: null, rider_off_duty: null },
  invalidates: ["panel"],
});

export const acceptRide = defineCall({
  method: "POST",
  path: "/api/panel/offers/{id}/accept",
  tag: "Rides",
  summary: "Take an order that was offered to the signed-in rider",
  access: "staff",
  right: "ride.do",
  body: NoFields,
  data: RideState,
  message: null,
  errors: {
    not_found: null,
    offer_gone: null,
    shift_missing: null,
    rider_busy: null,
    rider_off_duty: null,
  },
  invalidates: ["panel"],
});

export const declineRide = defineCall({
  method: "POST",
  path: "/api/panel/offers/{id}/decline",
  tag: "Rides",
  summary: "Leave an order that was offered to the next rider",
  access: "staff",
  right: "ride.do",
  body: DeclineRideRequest,
  data: RideState,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel"],
});

export const pickUpRide = defineCall({
  method: "POST",
  path: "/api/panel/rides/{id}/picked-up",
  tag: "Rides",
  summary: "Say that the rider has left the store with the order",
  access: "staff",
  right: "ride.do",
  body: RideActRequest,
  data: RideState,
  message: null,
  errors: onTheWay,
  invalidates: ["panel"],
});

export const arriveRide = defineCall({
  method: "POST",
  path: "/api/panel/rides/{id}/arrived",
  tag: "Rides",
  summary: "Say that the rider is at the customer's door",
  access: "staff",
  right: "ride.do",
  body: RideActRequest,
  data: RideState,
  message: null,
  errors: onTheWay,
  invalidates: ["panel"],
});

export const deliverRide = defineCall({
  method: "POST",
  path: "/api/panel/rides/{id}/deliver",
  tag: "Rides",
  summary:
    "Hand the order over for the code that the customer says; a wrong code said again costs no second try",
  access: "staff",
  right: "ride.do",
  body: DeliverRideRequest,
  data: RideState,
  message: "order_handed_over",
  errors: { ...onTheWay, hand_over_code_wrong: CodeTries, hand_over_code_locked: null },
  invalidates: ["panel"],
});

export const failRide = defineCall({
  method: "POST",
  path: "/api/panel/rides/{id}/fail",
  tag: "Rides",
  summary:
    "Say that the order could not be handed over, with a reason and a photograph, for the office to decide",
  access: "staff",
  right: "ride.do",
  body: FailRideRequest,
  data: RideState,
  message: null,
  errors: onTheWay,
  invalidates: ["panel"],
});

export const rideProblems = defineCall({
  method: "GET",
  path: "/api/panel/rides/problems",
  tag: "Rides",
  summary: "Orders under way that could not be handed over, oldest first",
  access: "admin",
  right: "ride.decide",
  data: RideProblemList,
});

export const dismissRideProblem = defineCall({
  method: "POST",
  path: "/api/panel/rides/{id}/go-on",
  tag: "Rides",
  summary: "Have the rider try again to hand an order over",
  access: "admin",
  right: "ride.decide",
  body: NoFields,
  data: Nothing,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel"],
});

export const openShift = defineCall({
  method: "POST",
  path: "/api/panel/rides/shift/open",
  tag: "Rides",
  summary: "Begin the shift of the signed-in rider, with the change they have",
  access: "staff",
  right: "ride.do",
  body: OpenShiftRequest,
  data: RideShift,
  message: null,
  errors: { shift_open: null },
  invalidates: ["panel"],
});

export const closeShift = defineCall({
  method: "POST",
  path: "/api/panel/rides/shift/close",
  tag: "Rides",
  summary: "End the shift of the signed-in rider, and say how much cash is handed in",
  access: "staff",
  right: "ride.do",
  body: CloseShiftRequest,
  data: RideShift,
  message: null,
  errors: { shift_missing: null, rider_busy: null },
  invalidates: ["panel"],
});

export const endRiderShift = defineCall({
  method: "POST",
  path: "/api/panel/riders/{id}/end-shift",
  tag: "Rides",
  summary: "End the shift of a rider who cannot, with the cash that was counted",
  access: "admin",
  right: "shift.count",
  body: CountShiftRequest,
  data: PanelShift,
  message: null,
  errors: { not_found: null, shift_missing: null, rider_busy: null },
  invalidates: ["panel"],
});

export const panelShifts = defineCall({
  method: "GET",
  path: "/api/panel/shifts",
  tag: "Rides",
  summary: "Shifts of riders whose cash has not been counted",
  access: "admin",
  right: "shift.count",
  data: PanelShiftList,
});

export const countShift = defineCall({
  method: "POST",
  path: "/api/panel/shifts/{id}/count",
  tag: "Rides",
  summary: "Say how much cash of a shift was counted",
  access: "admin",
  right: "shift.count",
  body: CountShiftRequest,
  data: PanelShift,
  message: null,
  errors: { not_found: null, shift_counted: null },
  invalidates: ["panel"],
});
