"use client";
import { EllipsisVertical, UserMinus, Wallet } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { familyMessages, useFormat, useMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Menu } from "../../primitives/menu/index.js";
import { Progress } from "../../primitives/progress/index.js";
import { cx } from "../../lib/cx.js";

/** A member of a family. Money in minor units. */
export interface MemberData {
  id: string;
  name: string;
  role: "owner" | "member";
  /** Monthly allowance; null for no limit. */
  allowance: number | null;
  /** Spent of the allowance this month. */
  spent: number;
}

export interface MemberRowProps extends Omit<ComponentProps<"div">, "children"> {
  member: MemberData;
  /** Whether this is the current customer. */
  currentUser?: boolean | undefined;
  /** Edits the allowance; for the owner only. */
  onEditAllowance?: ((member: MemberData) => void) | undefined;
  /** Removes the member from the family; for the owner only. */
  onRemove?: ((member: MemberData) => void) | undefined;
  /** Whether a change of the member is pending. */
  loading?: boolean | undefined;
}

/** Family member with monthly allowance and spending. */
export function MemberRow({
  member,
  currentUser = false,
  onEditAllowance,
  onRemove,
  loading = false,
  className,
  ...rest
}: MemberRowProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const { name, role, allowance, spent } = member;
  const owner = role === "owner";
  const limited = allowance !== null && !owner;
  const used = limited ? spent >= allowance : false;
  const nearly = limited && !used && spent > allowance * 0.85;
  const use = { spent: money(spent, "whenNeeded"), allowance: money(allowance ?? 0, "whenNeeded") };
  return (
    <div
      data-slot="member-row"
      aria-busy={loading || undefined}
      {...rest}
      className={cx("flex items-start gap-3.5 px-4 py-3.5", className)}
    >
      <Avatar name={name} />
      <div className="min-w-0 flex-1 wrap-break-word">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-semibold">
            {currentUser ? rich(familyMessages.you, { name }) : <bdi>{name}</bdi>}
          </p>
          {owner ? (
            <Badge>{t(familyMessages.owner)}</Badge>
          ) : (
            <p className="text-small text-muted tabular-nums">
              {limited ? rich(familyMessages.allowanceUse, use) : <bdi>{use.spent}</bdi>}
            </p>
          )}
        </div>
        {limited && (
          <Progress
            size="small"
            className="my-1.5"
            value={Math.min(spent, allowance)}
            max={Math.max(1, allowance)}
            label={t(familyMessages.allowanceOf, { name })}
            valueText={t(familyMessages.allowanceUse, use)}
          />
        )}
        <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
          <span>
            {t(owner ? familyMessages.pays : limited ? familyMessages.perMonth : familyMessages.unlimited)}
          </span>
          {(nearly || used) && (
            <span className="font-semibold text-warning-text">
              {t(used ? familyMessages.usedUp : familyMessages.nearlyUsed)}
            </span>
          )}
        </p>
      </div>
      {!owner && (onEditAllowance || onRemove) && (
        <Menu
          align="end"
          className="-my-1 -me-2.5 flex-none"
          trigger={
            <IconButton
              icon={EllipsisVertical}
              variant="plain"
              aria-label={t(familyMessages.manage, { name })}
            />
          }
          items={[
            ...(onEditAllowance
              ? [
                  {
                    label: t(familyMessages.setAllowance),
                    icon: <Icon of={Wallet} />,
                    disabled: loading,
                    onSelect: () => onEditAllowance(member),
                  },
                ]
              : []),
            ...(onEditAllowance && onRemove ? (["separator"] as const) : []),
            ...(onRemove
              ? [
                  {
                    label: t(familyMessages.removeMember),
                    icon: <Icon of={UserMinus} flip />,
                    danger: true,
                    disabled: loading,
                    onSelect: () => onRemove(member),
                  },
                ]
              : []),
          ]}
        />
      )}
    </div>
  );
}
