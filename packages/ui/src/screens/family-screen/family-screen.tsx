"use client";
import { EyeOff, House, LogOut, ShoppingBasket, UserRound, WalletMinimal } from "lucide-react";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { familyWords, parseMoney, useFormat, useText } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { OtpInput } from "../../primitives/otp-input/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { SegmentedControl } from "../../primitives/segmented-control/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Switch } from "../../primitives/switch/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import { applicantFaces, type ApplicantKind } from "../../widgets/applicant-form/index.js";
import { FamilyCard, FamilyPreviewCard, type FamilyPreviewData } from "../../widgets/family-card/index.js";
import { InviteCode } from "../../widgets/invite-code/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { MemberRow, type MemberData } from "../../widgets/member-row/index.js";
import { ProblemState } from "../../widgets/problem-state/index.js";
import {
  SharedBasket,
  type BasketLineData,
  type SharedBasketData,
} from "../../widgets/shared-basket/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

/** A family with its members and its basket, as the panel tells it. */
export interface FamilyData {
  /** Null: the customer belongs to none. */
  family: { id: string; name: string; role: "owner" | "member" } | null;
  members: readonly MemberData[];
  /** For the owner to pass on. */
  invite_code: string | null;
  basket: SharedBasketData | null;
}

/** The way into a family. */
export interface JoinFamilyProps {
  /** Looks up what a code opens. */
  onFind: (code: string) => void;
  finding?: boolean | undefined;
  /** What the code opens; asked before joining. */
  preview?: FamilyPreviewData | null | undefined;
  /** Joins the family of the code that was looked up. */
  onJoin: (code: string) => void;
  /** Why a code opens nothing, or did not join. */
  codeError?: string | undefined;
  onCreate: (name: string) => void;
  /** Why it was not made. */
  createError?: string | undefined;
  busy?: boolean | undefined;
  /** From the address: an invitation. */
  code?: string | undefined;
}

function JoinFamily({
  onFind,
  finding = false,
  preview,
  onJoin,
  codeError,
  onCreate,
  createError,
  busy = false,
  code: given = "",
}: JoinFamilyProps) {
  const { t } = useText();
  const id = useId();
  const [way, setWay] = useState<"code" | "create">("code");
  const [code, setCode] = useState(given);
  const [asked, setAsked] = useState(given);
  const [name, setName] = useState("");
  const [nameAsked, setNameAsked] = useState(false);
  const found = preview && asked === code ? preview : null;
  const find = (wanted: string) => {
    setAsked(wanted);
    onFind(wanted);
  };
  return (
    <section aria-labelledby={`${id}-pitch`} className="mx-auto w-full max-w-form py-2">
      <div aria-hidden className="mb-4 flex items-center justify-center">
        <span className="-me-3 grid size-14 place-items-center rounded-[50%] bg-t-sky">
          <Icon of={UserRound} />
        </span>
        <span className="z-1 grid size-20 place-items-center rounded-[50%] bg-t-sand ring-4 ring-bg">
          <Icon of={House} size="large" />
        </span>
        <span className="-ms-3 grid size-14 place-items-center rounded-[50%] bg-t-sage">
          <Icon of={UserRound} />
        </span>
      </div>
      <h2 id={`${id}-pitch`} className="text-center text-f5 heading">
        {t(familyWords.pitch)}
      </h2>
      <p className="mx-auto mt-1 mb-5 max-w-80 text-center text-pretty text-muted">
        {t(familyWords.pitchText)}
      </p>
      <SegmentedControl<"code" | "create">
        label={t(familyWords.how)}
        labelHidden
        wide
        value={way}
        onValueChange={setWay}
        options={[
          { value: "code", label: t(familyWords.withCode) },
          { value: "create", label: t(familyWords.create) },
        ]}
      />
      {way === "code" ? (
        <form
          noValidate
          className="mt-5 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (code === "" || busy || finding) return document.getElementById(`${id}-code`)?.focus();
            if (found) onJoin(code);
            else find(code);
          }}
        >
          <OtpInput
            id={`${id}-code`}
            label={t(familyWords.code)}
            help={t(familyWords.codeHelp)}
            autoComplete="off"
            value={code}
            onChange={(text) => setCode(text.toUpperCase())}
            onComplete={(text) => !finding && find(text.toUpperCase())}
            error={asked === code ? codeError : undefined}
          />
          <div role="status" className="empty:hidden">
            {found && <FamilyPreviewCard family={found} />}
          </div>
          {found && (
            <ul className="grid gap-2 text-f2">
              {(
                [
                  [WalletMinimal, familyWords.joinAllowance],
                  [ShoppingBasket, familyWords.joinBasket],
                  [EyeOff, familyWords.joinPrivate],
                ] as const
              ).map(([icon, text]) => (
                <li key={text.id} className="flex items-start gap-3">
                  <Icon of={icon} className="h-lh flex-none" />
                  {t(text)}
                </li>
              ))}
            </ul>
          )}
          <Button type="submit" wide loading={busy || finding}>
            {t(found ? familyWords.join : familyWords.find)}
          </Button>
        </form>
      ) : (
        <form
          noValidate
          className="mt-5 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setNameAsked(true);
            if (name.trim() === "" || busy) return document.getElementById(`${id}-name`)?.focus();
            onCreate(name.trim());
          }}
        >
          <TextField
            id={`${id}-name`}
            label={t(familyWords.name)}
            help={t(familyWords.nameHelp)}
            maxLength={60}
            value={name}
            onValueChange={setName}
            error={nameAsked && name.trim() === "" ? t(familyWords.needsName) : createError}
            required
          />
          <Button type="submit" wide loading={busy}>
            {t(familyWords.create)}
          </Button>
        </form>
      )}
    </section>
  );
}

/** `ref` and all else go to the sheet's panel. */
export interface AllowanceSheetProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  /** Whose; null closes. */
  member: MemberData | null;
  onClose: () => void;
  /** A month's allowance in dirhams; null is no limit. */
  onSave: (member: MemberData, amount: number | null) => void;
  busy?: boolean | undefined;
  error?: string | undefined;
}

/** What a member may spend each month, or no limit. */
export function AllowanceSheet({
  member,
  onClose,
  onSave,
  busy = false,
  error,
  ...rest
}: AllowanceSheetProps) {
  const { t } = useText();
  return (
    <Sheet
      {...rest}
      open={member !== null}
      onOpenChange={(open) => !open && onClose()}
      title={member ? t(familyWords.allowanceOf, { name: member.name }) : ""}
    >
      {member && <AllowanceForm key={member.id} member={member} onSave={onSave} busy={busy} error={error} />}
    </Sheet>
  );
}

function AllowanceForm({
  member,
  onSave,
  busy,
  error,
}: {
  member: MemberData;
  onSave: AllowanceSheetProps["onSave"];
  busy: boolean;
  error: string | undefined;
}) {
  const { t } = useText();
  const id = useId();
  const [unlimited, setUnlimited] = useState(member.allowance === null);
  const [text, setText] = useState(member.allowance === null ? "" : String(member.allowance / 100));
  const [asked, setAsked] = useState(false);
  const amount = parseMoney(text);
  const wrong = !unlimited && amount === null;
  return (
    <form
      noValidate
      className="grid gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (wrong) return document.getElementById(id)?.focus();
        if (!busy) onSave(member, unlimited ? null : amount);
      }}
    >
      {error && (
        <Alert tone="bad" live>
          {error}
        </Alert>
      )}
      <TextField
        id={id}
        label={t(familyWords.allowanceLabel)}
        code
        inputMode="decimal"
        autoComplete="off"
        disabled={unlimited}
        value={text}
        onValueChange={setText}
        error={asked && wrong ? t(familyWords.allowanceWrong) : undefined}
      />
      <Switch
        label={t(familyWords.noLimit)}
        description={t(familyWords.noLimitHelp)}
        layout="card"
        checked={unlimited}
        onCheckedChange={setUnlimited}
      />
      <Button type="submit" wide loading={busy}>
        {t(familyWords.saveAllowance)}
      </Button>
    </form>
  );
}

export interface FamilyScreenProps extends AccountPageProps {
  data?: FamilyData | undefined;
  /** The customer among the members. */
  memberId: string;
  /** The month, for "spent together"; by the clock when absent. */
  now?: Date | undefined;
  join: JoinFamilyProps;
  onCopyCode: (code: string) => Promise<void> | void;
  onShareCode?: ((code: string) => void) | undefined;
  /** Resolves to what went wrong, if anything: until then the sheet stays as it was filled in. */
  onAllowance: (member: MemberData, amount: number | null) => Promise<string | undefined>;
  onRemove: (member: MemberData) => void;
  onLeave: () => void;
  /** Id of the member whose change is on its way. */
  busyMember?: string | null | undefined;
  basket: {
    onQuantityChange: (line: BasketLineData, quantity: number) => void;
    busyLines?: ReadonlySet<string> | undefined;
    browseHref: string;
    onOrder: () => void;
    ordering?: boolean | undefined;
  };
  /** Ways to work with the shop, with where one applies; none is not shown. */
  applicants?: readonly { type: ApplicantKind; href: string }[] | undefined;
}

/** The ways to work with the shop, which the page of the family shows too (B29). */
function WorkWithUs({ applicants }: { applicants: NonNullable<FamilyScreenProps["applicants"]> }) {
  const { t } = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t(familyWords.workTitle)} titleId={id} className="mb-1" />
      <p className="mb-3 text-f2 text-muted">{t(familyWords.workText)}</p>
      <ListCard>
        {applicants.map(({ type, href }) => (
          <ListRow
            key={type}
            icon={applicantFaces[type].icon}
            label={t(applicantFaces[type].word)}
            description={t(applicantFaces[type].text)}
            href={href}
          />
        ))}
      </ListCard>
    </section>
  );
}

/**
 * The household: what it spent, its members, its code and its basket; or the way into one. And the ways to work with
 * the shop (spec section 2, /joinFamily; B29).
 */
export function FamilyScreen({
  data,
  memberId,
  now: given,
  join: joining,
  onCopyCode,
  onShareCode,
  onAllowance,
  onRemove,
  onLeave,
  busyMember,
  basket,
  applicants = [],
  ...frame
}: FamilyScreenProps) {
  const { t } = useText();
  const { month } = useFormat();
  const id = useId();
  const [opened] = useState(() => new Date());
  const now = given ?? opened;
  const [allowance, setAllowance] = useState<MemberData | null>(null);
  const [allowanceError, setAllowanceError] = useState<string>();
  const askAllowance = (member: MemberData | null) => {
    setAllowanceError(undefined);
    setAllowance(member);
  };
  const [removing, setRemoving] = useState<MemberData | null>(null);
  const [leaving, setLeaving] = useState(false);
  // Whoever has no account reads of the ways to work with the shop all the same (B29).
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
            <SectionHead title={t(familyWords.members)} titleId={`${id}-members`} className="mb-3" />
            <ListCard role="list">
              {data.members.map((member) => (
                <div key={member.id} role="listitem" className="not-last:border-b not-last:border-border">
                  <MemberRow
                    member={member}
                    you={member.id === memberId}
                    busy={member.id === busyMember}
                    {...(owner ? { onAllowance: askAllowance, onRemove: setRemoving } : {})}
                  />
                </div>
              ))}
            </ListCard>
          </section>
          {owner && data.invite_code && (
            <InviteCode code={data.invite_code} onCopy={onCopyCode} onShare={onShareCode} />
          )}
        </div>
        <SharedBasket
          {...basket}
          basket={data.basket}
          members={data.members}
          memberId={memberId}
          onOrder={owner ? basket.onOrder : undefined}
        />
        {/* Last on phones too: what one comes for every day is the basket. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {applicants.length > 0 && <WorkWithUs applicants={applicants} />}
          <Button
            variant="text"
            size="small"
            icon={<Icon of={LogOut} flip />}
            onClick={() => setLeaving(true)}
            className="-ms-4 justify-self-start"
          >
            {t(familyWords.leave)}
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
            <ProblemState kind="signed-out" signInHref={frame.signInHref} />
          </div>
        ) : (
          <JoinFamily {...joining} />
        )}
        {applicants.length > 0 && <WorkWithUs applicants={applicants} />}
      </div>
    );
  return (
    <AccountFrame
      {...frame}
      status={isGuest ? "ready" : frame.status}
      data-slot="family-screen"
      title={family ? family.name : t(familyWords.joinTitle)}
      failedTitle={t(familyWords.familyFailed)}
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
          void onAllowance(member, amount).then((problem) => {
            // Closed meanwhile, another's may be open: that stays.
            if (problem === undefined) setAllowance((now) => (now === member ? null : now));
            else setAllowanceError(problem);
          });
        }}
        busy={allowance !== null && allowance.id === busyMember}
        error={allowanceError}
      />
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t(familyWords.removeTitle, { name: removing?.name ?? "" })}
        description={t(familyWords.removeText)}
        confirm={t(familyWords.removeYes)}
        onConfirm={() => {
          if (removing) onRemove(removing);
          setRemoving(null);
        }}
      />
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t(familyWords.leaveTitle, { name: family?.name ?? "" })}
        description={t(familyWords.leaveText)}
        confirm={t(familyWords.leaveYes)}
        onConfirm={() => {
          setLeaving(false);
          onLeave();
        }}
      />
    </AccountFrame>
  );
}
