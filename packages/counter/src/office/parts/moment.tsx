import { useFormat } from "@talabee/ui/locale";
import { useStaffFormat } from "../../app/use-staff-format.js";

/** A day and a time, as staff read them. */
export function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  const { time } = useStaffFormat();
  return (
    <span className="office-moment">
      <span>{date(at)}</span>
      <bdi dir="ltr">{time(at)}</bdi>
    </span>
  );
}
