"use client";
import type { ReactNode } from "react";
import {
  applyMessages,
  commonMessages,
  shellMessages,
  useFormat,
  useLocale,
  useMessages,
} from "../../locale/index.js";
import { Badge, type BadgeTone } from "../../primitives/badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { PageArt } from "../../illustrations/page-art.js";
import { ShopArt } from "../../illustrations/shop-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { useBrandIdentity } from "../../theme/brand-identity.js";
import {
  ApplicantForm,
  applicantPresentation,
  type ApplicantFormProps,
  type ApplicantKind,
} from "../../widgets/applicant-form/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

/** A submitted application. */
export interface ApplicationData {
  reference: string;
  type: ApplicantKind;
  status: "received" | "in_review" | "accepted" | "rejected";
  at: string;
}

const states = {
  received: { tone: "neutral", message: applyMessages.stateReceived },
  in_review: { tone: "warning", message: applyMessages.stateInReview },
  accepted: { tone: "success", message: applyMessages.stateAccepted },
  rejected: { tone: "danger", message: applyMessages.stateRejected },
} as const satisfies Record<ApplicationData["status"], { tone: BadgeTone; message: unknown }>;

export interface ApplyScreenProps extends Omit<AccountPageProps, "nav"> {
  form: ApplicantFormProps;
  /** Reference of the application that was just sent. */
  reference?: string | null | undefined;
  /** Earlier applications. */
  applications?: readonly ApplicationData[] | undefined;
  /** Set when the earlier applications did not load. */
  onRetryApplications?: (() => void) | undefined;
  homeHref: string;
  contactHref?: string | undefined;
}

/** Applies to work with the shop: partner, rider, star, marketplace (REQ-JOIN-11, REQ-JOIN-06). */
export function ApplyScreen({
  form,
  reference,
  applications = [],
  onRetryApplications,
  homeHref,
  contactHref,
  ...frame
}: ApplyScreenProps) {
  const { t, rich } = useMessages();
  const { date } = useFormat();
  const { language } = useLocale();
  const brand = useBrandIdentity()?.name[language] ?? t(commonMessages.brand);
  let body: ReactNode;
  if (reference)
    body = (
      <EmptyState
        role="status"
        picture={
          <Spot tint="sky">
            <PageArt done />
          </Spot>
        }
        title={t(applyMessages.receivedTitle)}
        text={rich(applyMessages.receivedText, { reference })}
        action={<Button href={homeHref}>{t(shellMessages.backToHome)}</Button>}
      />
    );
  else if (form.types.length === 0)
    body = (
      <EmptyState
        picture={
          <Spot tint="terra">
            <ShopArt />
          </Spot>
        }
        title={t(applyMessages.noTypes)}
        text={t(applyMessages.noTypesText)}
        action={contactHref && <Button href={contactHref}>{t(applyMessages.contactTitle)}</Button>}
      />
    );
  else
    body = (
      <div className="desktop:grid desktop:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] desktop:items-start desktop:gap-8">
        <div className="desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6">
          <ApplicantForm {...form} />
        </div>
        <div className="mt-8 grid grid-cols-1 gap-6 desktop:mt-0">
          <ListCard className="max-desktop:hidden">
            {form.types.map((type) => (
              <ListRow
                key={type}
                icon={applicantPresentation[type].icon}
                label={t(applicantPresentation[type].message)}
                description={t(applicantPresentation[type].text)}
              />
            ))}
          </ListCard>
          {onRetryApplications && (
            <RetryAlert onRetry={onRetryApplications}>{t(applyMessages.earlierFailed)}</RetryAlert>
          )}
          {applications.length > 0 && (
            <section aria-label={t(applyMessages.earlier)}>
              <h2 className="mb-3 text-heading heading">{t(applyMessages.earlier)}</h2>
              <ListCard>
                {applications.map(({ reference: code, type, status, at }) => (
                  <ListRow
                    key={code}
                    icon={applicantPresentation[type].icon}
                    label={t(applicantPresentation[type].message)}
                    description={
                      <>
                        <bdi dir="ltr" translate="no">
                          {code}
                        </bdi>
                        <time dateTime={at} className="dotted whitespace-nowrap">
                          {date(at)}
                        </time>
                      </>
                    }
                    end={<Badge tone={states[status].tone}>{t(states[status].message)}</Badge>}
                  />
                ))}
              </ListCard>
            </section>
          )}
        </div>
      </div>
    );
  return (
    <AccountFrame
      {...frame}
      data-slot="apply-screen"
      title={t(applyMessages.title, { brand })}
      failedTitle={t(applyMessages.applyFailed)}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:gap-4">
          {[10, 13, 13, 13, 13, 24].map((height, i) => (
            <Skeleton key={i} shape="box" className="w-full max-w-120" style={{ height: height * 4 }} />
          ))}
        </SkeletonGroup>
      }
    >
      {body}
    </AccountFrame>
  );
}
