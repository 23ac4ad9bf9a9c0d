import { REVIEW_PHOTO_LIMITS } from "@talabee/contract";
import { RIDE_PROBLEMS, type RideProblem as Reason } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { FileField } from "@talabee/ui/primitives/file-field";
import { RadioGroup } from "@talabee/ui/primitives/radio-group";
import { Sheet } from "@talabee/ui/primitives/sheet";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { rideMessages as m } from "../../messages/index.js";
import { dataUrlOf } from "../../ride/data-url.js";
import { PROBLEM_NAMES } from "./problem-names.js";

/** A photograph that waits for the line lies in the little room that a browser gives to a page. */
const PHOTO_LIMITS = { ...REVIEW_PHOTO_LIMITS, maxBytes: 600 * 1024 };
const MAX_WORDS = 300;

/** What went wrong, as the rider says it. */
export interface ProblemReport {
  reason: Reason;
  words: string;
  /** The photograph as a data URL. */
  picture: string | null;
}

export interface RideProblemProps {
  onClose: () => void;
  onReport: (report: ProblemReport) => void;
}

/** Tells the office why the order cannot be handed over, with a photograph. */
export function RideProblem({ onClose, onReport }: RideProblemProps) {
  const { t } = useMessages();
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState("");
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const report = async () => {
    if (reason === null) return;
    const [photo] = photos;
    onReport({ reason, words, picture: photo === undefined ? null : await dataUrlOf(photo) });
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t(m.problemTitle)}
      description={t(m.problemText)}
      footer={
        <Button wide disabled={reason === null} onClick={() => void report()}>
          {t(m.sendProblem)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <RadioGroup<Reason>
          label={t(m.problemTitle)}
          labelHidden
          value={reason}
          onValueChange={setReason}
          options={RIDE_PROBLEMS.map((value) => ({ value, label: t(PROBLEM_NAMES[value]) }))}
        />
        <FileField
          label={t(m.photo)}
          optional
          value={photos}
          onValueChange={setPhotos}
          accept="image/*"
          maxBytes={PHOTO_LIMITS.maxBytes}
          capture="environment"
          shrinkTo={PHOTO_LIMITS}
        />
        <TextField label={t(m.words)} optional value={words} maxLength={MAX_WORDS} onValueChange={setWords} />
      </div>
    </Sheet>
  );
}
