"use client";
import { LogOut } from "../../primitives/icon/icon-nodes.js";
import { useId, useState, type ReactNode } from "react";
import { familyMessages, useFormat, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import type { ApplicantKind } from "../../widgets/applicant-form/index.js";
import { FamilyCard, FamilyPreviewCard } from "../../widgets/family-card/index.js";
import { InviteCode } from "../../widgets/invite-code/index.js";
import { ListCard } from "../../widgets/list-card/index.js";
import { MemberRow, type MemberData } from "../../widgets/member-row/index.js";
import {
  SharedBasket,
  type BasketLineData,
  type SharedBasketData,
} from "../../widgets/shared-basket/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";
import { type JoinFamilyProps, JoinFamily } from "./join-family.js";
import { AllowanceSheet } from "./allowance-sheet.js";
import { WorkWithUs } from "./work-with-us.js";

/** A family with its members and its shared basket. */
export interface FamilyData {
  /** Null when the customer has no family. */
  family: { id: string; name: string; role: "owner" | "member" } | null;
  members: readonly MemberData[];
  /** Owner only; null once it has expired. */
  invite_code: string | null;
  invite_expires_at: string | null;
  basket: SharedBasketData | null;
}

export interface FamilyScreenProps extends AccountPageProps {
  data?: FamilyData | undefined;
  /** Member id of the customer. */
  memberId: string;
  /** Determines the month of "spent together". Default: the time of the first render. */
  now?: Date | undefined;
  join: JoinFamilyProps;
  onCopyCode: (code: string) => Promise<void> | void;
  onShareCode?: ((code: string) => void) | undefined;
  /** Revokes the invite code and makes a new one. */
  onRenewCode: () => void;
  loadingRenewCode?: boolean | undefined;
  /** Resolves to an error message, or to nothing. The sheet stays open with its input until then. */
  onSaveAllowance: (member: MemberData, amount: number | null) => Promise<string | undefined>;
  onRemove: (member: MemberData) => void;
  onLeave: () => void;
  /** Id of the member that is being changed. */
  loadingMember?: string | null | undefined;
  basket: {
    onQuantityChange: (line: BasketLineData, quantity: number) => void;
    loadingLines?: ReadonlySet<string> | undefined;
    browseHref: string;
    onOrder: () => void;
    loadingOrder?: boolean | undefined;
  };
  /** Links to the applications for work; hidden when empty. */
  applicants?: readonly { type: ApplicantKind; href: string }[] | undefined;
  /** Set when it is not known which applications there are: says so in their place, with a retry. */
  onRetryApplicants?: (() => void) | undefined;
}

/**
 * Family: spending, members, invite code and shared basket, or creating and joining one. Also links to the applications
 * for work (REQ-ROUTE-22, REQ-JOIN-12).
 */
export function FamilyScreen({
  data,
  memberId,
  now: nowProp,
  join: joining,
  onCopyCode,
  onShareCode,
  onRenewCode,
  loadingRenewCode,
  onSaveAllowance,
  onRemove,
  onLeave,
  loadingMember,
  basket,
  applicants = [],
  onRetryApplicants,
  ...frame
}: FamilyScreenProps) {
  const { t } = useMessages();
  const { month } = useFormat();
  const id = useId();
  const [opened] = useState(() => new Date());
  const now = nowProp ?? opened;
  const [allowance, setAllowance] = useState<MemberData | null>(null);
  const [allowanceError, setAllowanceError] = useState<string>();
  const askAllowance = (member: MemberData | null) => {
    setAllowanceError(undefined);
    setAllowance(member);
  };
  const [removing, setRemoving] = useState<MemberData | null>(null);
  const [confirmingLeave, setConfirmingLeave] = useState(false);
  // Guests see the links to the applications for work, too (REQ-JOIN-12).
  const isGuest = frame.status === "signed-out";
  const family = isGuest ? null : (data?.family ?? null);
  const owner = family?.role === "owner";
  let body: ReactNode = null;
  if (data && family)
    body = (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-[minmax(0,1fr)_26rem] large:items-start large:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <FamilyCard members={data.members} month={month(now)} />
          <section aria-labelledby={`${id}-members`}>
            <SectionHead title={t(familyMessages.members)} titleId={`${id}-members`} className="mb-3" />
            <ListCard role="list">
              {data.members.map((member) => (
                <div key={member.id} role="listitem" className="not-last:border-b not-last:border-border">
                  <MemberRow
                    member={member}
                    currentUser={member.id === memberId}
                    loading={member.id === loadingMember}
                    {...(owner ? { onEditAllowance: askAllowance, onRemove: setRemoving } : {})}
                  />
                </div>
              ))}
            </ListCard>
          </section>
          {owner && (
            <InviteCode
              code={data.invite_code}
              expiresAt={data.invite_expires_at}
              onRenew={onRenewCode}
              loadingRenew={loadingRenewCode}
              onCopy={onCopyCode}
              onShare={onShareCode}
            />
          )}
        </div>
        <SharedBasket
          {...basket}
          basket={data.basket}
          members={data.members}
          memberId={memberId}
          onOrder={owner ? basket.onOrder : undefined}
        />
        {/* Last on phones: the basket is used more often. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <WorkWithUs applicants={applicants} onRetry={onRetryApplicants} />
          <Button
            variant="text"
            size="small"
            icon={<Icon of={LogOut} flip />}
            onClick={() => setConfirmingLeave(true)}
            className="-ms-4 justify-self-start"
          >
            {t(familyMessages.leave)}
          </Button>
        </div>
      </div>
    );
  else
    body = (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 large:grid-cols-2 large:items-start large:gap-12">
        {isGuest ? (
          <div className="grid gap-3">
            {joining.preview && <FamilyPreviewCard family={joining.preview} />}
            <ErrorState variant="signed-out" signInHref={frame.signInHref} />
          </div>
        ) : (
          <JoinFamily {...joining} />
        )}
        <WorkWithUs applicants={applicants} onRetry={onRetryApplicants} />
      </div>
    );
  return (
    <AccountFrame
      {...frame}
      status={isGuest ? "ready" : frame.status}
      data-slot="family-screen"
      title={family ? family.name : t(familyMessages.joinTitle)}
      failedTitle={t(familyMessages.familyFailed)}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:gap-6 large:[&>div]:grid-cols-[minmax(0,1fr)_26rem]">
          <Skeleton shape="box" className="h-32 w-full" />
          <Skeleton shape="box" className="h-96 w-full" />
        </SkeletonGroup>
      }
    >
      {body}
      <AllowanceSheet
        member={allowance}
        onClose={() => askAllowance(null)}
        onSave={(member, amount) => {
          setAllowanceError(undefined);
          void onSaveAllowance(member, amount).then((problem) => {
            // The sheet of another member may have been opened in the meantime: keep it.
            if (problem === undefined) setAllowance((now) => (now === member ? null : now));
            else setAllowanceError(problem);
          });
        }}
        loading={allowance !== null && allowance.id === loadingMember}
        error={allowanceError}
      />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t(familyMessages.removeTitle, { name: removing?.name ?? "" })}
        description={t(familyMessages.removeText)}
        confirm={t(familyMessages.removeYes)}
        onConfirm={() => {
          if (removing) onRemove(removing);
          setRemoving(null);
        }}
      />
      <ConfirmDialog
        open={confirmingLeave}
        onOpenChange={setConfirmingLeave}
        title={t(familyMessages.leaveTitle, { name: family?.name ?? "" })}
        description={t(familyMessages.leaveText)}
        confirm={t(familyMessages.leaveYes)}
        onConfirm={() => {
          setConfirmingLeave(false);
          onLeave();
        }}
      />
    </AccountFrame>
  );
}
