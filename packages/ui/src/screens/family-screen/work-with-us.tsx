"use client";
import { useId } from "react";
import { familyMessages, useMessages } from "../../locale/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { applicantPresentation } from "../../widgets/applicant-form/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import type { ApplicantKind } from "../../widgets/applicant-form/index.js";

/** Links to the applications for work, shown on the family page, too (REQ-JOIN-12). */
export function WorkWithUs({ applicants }: { applicants: readonly { type: ApplicantKind; href: string }[] }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t(familyMessages.workTitle)} titleId={id} className="mb-1" />
      <p className="mb-3 text-small text-muted">{t(familyMessages.workText)}</p>
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
    </section>
  );
}
