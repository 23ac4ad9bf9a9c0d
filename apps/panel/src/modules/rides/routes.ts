import {
  acceptRide,
  arriveRide,
  closeShift,
  countShift,
  declineRide,
  deliverRide,
  dismissRideProblem,
  endRiderShift,
  failRide,
  offerRide,
  openShift,
  panelShifts,
  pickUpRide,
  rideProblems,
  rideState,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createRideProblems } from "./ride-problems.js";
import { createRideService } from "./ride-service.js";
import { createShifts } from "./shifts.js";

/** What riders do, and what the office decides about it. */
export function rideRoutes(app: App, panel: Panel): void {
  const rides = createRideService(panel);
  const problems = createRideProblems(panel);
  const shifts = createShifts(panel);

  serve(app, panel, rideState, async ({ user }) => ({ data: await rides.state(user) }));
  serve(app, panel, offerRide, async ({ user, params, body }) => ({
    data: await rides.offer(user, params["id"]!, body),
  }));
  serve(app, panel, acceptRide, async ({ user, params }) => ({
    data: await rides.accept(user, params["id"]!),
  }));
  serve(app, panel, declineRide, async ({ user, params, body }) => ({
    data: await rides.decline(user, params["id"]!, body),
  }));
  serve(app, panel, openShift, async ({ user, body }) => ({
    data: await shifts.open(user, body.opening_cash),
  }));
  serve(app, panel, closeShift, async ({ user, body }) => ({
    data: await shifts.close(user, body.handed_in),
  }));
  serve(app, panel, rideProblems, async () => ({ data: await problems.list() }));
  serve(app, panel, pickUpRide, async ({ user, params, body }) => ({
    data: await rides.pickUp(user, params["id"]!, body.done_at),
  }));
  serve(app, panel, arriveRide, async ({ user, params, body }) => ({
    data: await rides.arrive(user, params["id"]!, body.done_at),
  }));
  serve(app, panel, deliverRide, async ({ user, params, body }) => ({
    data: await rides.deliver(user, params["id"]!, body),
  }));
  serve(app, panel, failRide, async ({ user, params, body }) => ({
    data: await rides.fail(user, params["id"]!, body),
  }));
  serve(app, panel, dismissRideProblem, async ({ user, params }) => {
    await problems.goOn(user, params["id"]!);
    return { data: null };
  });
  serve(app, panel, endRiderShift, async ({ user, params, body }) => ({
    data: await shifts.endFor(user, params["id"]!, body.counted),
  }));
  serve(app, panel, panelShifts, async () => ({ data: await shifts.list() }));
  serve(app, panel, countShift, async ({ user, params, body }) => ({
    data: await shifts.count(user, params["id"]!, body.counted),
  }));
}
