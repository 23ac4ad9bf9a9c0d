import { useMessages } from "@talabee/ui/locale";
import { rideMessages as m } from "../../messages/index.js";
import { RIDE_STEPS, type RideStep } from "../../ride/ride-acts.js";

/** How far a run is, a bar a step. */
export function StepBars({ step }: { step: RideStep }) {
  const { t } = useMessages();
  const now = RIDE_STEPS.indexOf(step);
  return (
    <div
      data-slot="step-bars"
      role="img"
      aria-label={t(m.steps, { step: now + 1, steps: RIDE_STEPS.length })}
      className="ride-bars"
    >
      {RIDE_STEPS.map((one, index) => (
        <i key={one} data-state={index < now ? "done" : index === now ? "now" : "next"} />
      ))}
    </div>
  );
}
