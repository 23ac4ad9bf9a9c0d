"use client";
import { useId } from "react";
import { familyMessages, useMessages } from "../../locale/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { applicantPresentation } from "../../widgets/applicant-form/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import type { ApplicantKind } from "../../widgets/applicant-form/index.js";

/** Links to the applications for work, shown on the family page, too (REQ-JOIN-12). */
export function WorkWithUs({
  applicants,
  onRetry,
}: {
  applicants: readonly { type: ApplicantKind; href: string }[];
  onRetry: (() => void) | undefined;
}) {
  const { t } = useMessages();
  const id = useId();
  if (applicants.length === 0 && onRetry === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t(familyMessages.workTitle)} titleId={id} className="mb-1" />
      <p className="mb-3 text-small text-muted">{t(familyMessages.workText)}</p>
      {onRetry && <RetryAlert onRetry={onRetry}>{t(familyMessages.workFailed)}</RetryAlert>}
      {applicants.length > 0 && (
        <ListCard>
          {applicants.map(({ type, href }) => (
            <ListRow
              key={type}
              icon={applicantPresentation[type].icon}
              label={t(applicantPresentation[type].message)}
              description={t(applicantPresentation[type].text)}
              href={href}
            />
          ))}
        </ListCard>
      )}
    </section>
  );
}
