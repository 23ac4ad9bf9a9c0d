"use client";
import { Mail, MessageCircle, Phone } from "../../primitives/icon/icon-nodes.js";
import { useId } from "react";
import { applyMessages, formatPhone, useMarket, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EnvelopeArt } from "../../illustrations/envelope-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { ContactForm, type ContactFormProps } from "../../widgets/contact-form/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface ContactScreenProps extends Omit<AccountPageProps, "nav" | "signInHref"> {
  /** From the app's settings; empty values are hidden. */
  support: { phone: string; email: string; whatsapp: string };
  /** Set when the contact details did not load. */
  onRetrySupport?: (() => void) | undefined;
  form: ContactFormProps;
  /** The message was sent. */
  sent?: boolean | undefined;
  /** Shows the form again for another message. */
  onReset?: (() => void) | undefined;
}

/** On desktop the form is a card beside the contact details. */
const panel = "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-6";

/** Contact details of support, and a message form (REQ-ROUTE-18). */
export function ContactScreen({
  support,
  onRetrySupport,
  form,
  sent = false,
  onReset,
  ...frame
}: ContactScreenProps) {
  const { t } = useMessages();
  const id = useId();
  const { phone, email, whatsapp } = support;
  const { phonePrefix } = useMarket();
  return (
    <AccountFrame
      {...frame}
      data-slot="contact-screen"
      title={t(applyMessages.contactTitle)}
      failedTitle={t(applyMessages.pageFailed)}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:gap-5 desktop:[&>div]:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] desktop:[&>div]:gap-8">
          <Skeleton shape="box" className="h-48 w-full desktop:order-2" />
          <Skeleton shape="box" className="h-96 w-full" />
        </SkeletonGroup>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 desktop:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] desktop:items-start desktop:gap-8">
        {onRetrySupport && (
          <RetryAlert onRetry={onRetrySupport} className="self-start desktop:order-2">
            {t(applyMessages.supportFailed)}
          </RetryAlert>
        )}
        {(phone || email || whatsapp) && (
          <ListCard className="desktop:order-2">
            {whatsapp && (
              <ListRow
                icon={MessageCircle}
                label={t(applyMessages.whatsapp)}
                description={
                  <bdi dir="ltr" translate="no">
                    {formatPhone(whatsapp, phonePrefix)}
                  </bdi>
                }
                href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}
              />
            )}
            {phone && (
              <ListRow
                icon={Phone}
                label={t(applyMessages.callUs)}
                description={
                  <bdi dir="ltr" translate="no">
                    {formatPhone(phone, phonePrefix)}
                  </bdi>
                }
                href={`tel:${phone.replace(/[^\d+]/g, "")}`}
              />
            )}
            {email && (
              <ListRow
                icon={Mail}
                label={t(applyMessages.mailUs)}
                description={
                  <bdi dir="ltr" translate="no">
                    {email}
                  </bdi>
                }
                href={`mailto:${email}`}
              />
            )}
          </ListCard>
        )}
        {sent ? (
          <EmptyState
            role="status"
            className={panel}
            picture={
              <Spot tint="blush">
                <EnvelopeArt letter="check" />
              </Spot>
            }
            title={t(applyMessages.sentTitle)}
            text={t(applyMessages.sentText)}
            action={
              onReset && (
                <Button variant="outline" onClick={onReset}>
                  {t(applyMessages.writeAnother)}
                </Button>
              )
            }
          />
        ) : (
          <section aria-labelledby={id} className={panel}>
            <h2 id={id} className="mb-3 text-heading heading">
              {t(applyMessages.contactForm)}
            </h2>
            <ContactForm {...form} />
          </section>
        )}
      </div>
    </AccountFrame>
  );
}
