"use client";
import type { ComponentProps } from "react";
import { familyMessages, useFormat, useMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Card } from "../../primitives/card/index.js";
import { Progress } from "../../primitives/progress/index.js";
import { cx } from "../../lib/cx.js";
import type { MemberData } from "../member-row/index.js";

export interface FamilyCardProps extends Omit<ComponentProps<"div">, "children"> {
  members: readonly Pick<MemberData, "allowance" | "spent">[];
  /** Name of the month shown. */
  month: string;
}

/** Spending of a family this month, and its total allowance. */
export function FamilyCard({ members, month, ...rest }: FamilyCardProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const spent = members.reduce((sum, member) => sum + member.spent, 0);
  // A single member without an allowance means no limit for the family.
  const limited = members.length > 0 && members.every(({ allowance }) => allowance !== null);
  const allowed = members.reduce((sum, { allowance }) => sum + (allowance ?? 0), 0);
  const title = t(familyMessages.spent, { month });
  const of = t(familyMessages.spentOf, { amount: money(allowed, "whenNeeded") });
  return (
    <Card {...rest} data-slot="family-card">
      <p className="text-small text-muted">{title}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-[1.75rem] leading-[1.35] font-display tracking-heading">
          <bdi translate="no">{money(spent, "whenNeeded")}</bdi>
        </p>
        {limited && (
          <p className="text-small text-muted">
            {rich(familyMessages.spentOf, { amount: money(allowed, "whenNeeded") })}
          </p>
        )}
      </div>
      {limited && (
        <Progress
          className="mt-2"
          value={Math.min(spent, allowed)}
          max={Math.max(1, allowed)}
          label={title}
          valueText={`${money(spent, "whenNeeded")} ${of}`}
        />
      )}
    </Card>
  );
}

/** A family that can be joined: its name and owner. */
export interface FamilyPreviewData {
  name: string;
  owner_name: string;
  members_count: number;
}

/** Preview of the family behind an invite code, before joining it. */
export function FamilyPreviewCard({
  family,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { family: FamilyPreviewData }) {
  const { rich } = useMessages();
  return (
    <Card {...rest} data-slot="family-preview-card" className={cx("flex items-center gap-3.5", className)}>
      <Avatar name={family.owner_name} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi className="whitespace-normal">{family.name}</bdi>
        </p>
        <p className="text-small text-muted">
          {rich(familyMessages.runBy, { count: family.members_count, owner: family.owner_name })}
        </p>
      </div>
    </Card>
  );
}
