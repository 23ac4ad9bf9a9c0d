"use client";
import { Check, CircleAlert } from "../../primitives/icon/icon-nodes.js";
import { useId, type ComponentProps } from "react";
import { useFormat, useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Choice } from "../../primitives/radio-group/choice.js";
import { cx } from "../../lib/cx.js";
import { AddStepper } from "../quantity-stepper/index.js";
import {
  choose,
  chosenCount,
  isMissing,
  isSingle,
  type AddonGroupData,
  type AddonOptionData,
  type ChosenAddons,
} from "./addon-rules.js";

export interface AddonGroupProps extends Omit<ComponentProps<"section">, "onChange" | "children"> {
  group: AddonGroupData;
  /** Selected options of the whole product. Options of other groups are kept. */
  chosen: ChosenAddons;
  onValueChange: (chosen: ChosenAddons) => void;
  /** The customer tried to add the product while this group lacks a required choice: shows an error. */
  missing?: boolean | undefined;
  /** Level of the heading. */
  level?: 2 | 3 | undefined;
}

/** The group's rule as text. */
function useRule(group: AddonGroupData): string {
  const { t } = useMessages();
  if (group.min === 0) return t(catalogueMessages.optionalUpTo, { count: group.max });
  if (group.min === group.max) return t(catalogueMessages.chooseExactly, { count: group.min });
  if (group.options.length <= group.max) return t(catalogueMessages.chooseAtLeast, { count: group.min });
  return t(catalogueMessages.chooseBetween, { min: group.min, max: group.max });
}

/** Status of the group: "Chosen", "1 / 3", "Required". */
function GroupState({ group, count, missing }: { group: AddonGroupData; count: number; missing: boolean }) {
  const { t } = useMessages();
  const tag =
    "inline-flex h-tag flex-none items-center gap-1.5 rounded-tag px-2.5 text-caption leading-none font-semibold";
  if (group.min > 0 && count >= group.min && group.min === group.max)
    return (
      <span
        data-slot="addon-state"
        data-state="chosen"
        className={cx(tag, "bg-success-soft text-success-text")}
      >
        <Icon of={Check} size="small" />
        <span>{t(catalogueMessages.chosen)}</span>
      </span>
    );
  if (count < group.min)
    return (
      <span
        data-slot="addon-state"
        data-state={missing ? "missing" : "open"}
        className={cx(tag, missing ? "bg-danger-soft text-danger-text" : "bg-sunken text-muted")}
      >
        {t(commonMessages.required)}
      </span>
    );
  return (
    <span data-slot="addon-state" data-state="counted" className="flex-none text-small text-muted">
      <bdi dir="ltr" translate="no" aria-hidden>
        {t(catalogueMessages.chosenOf, { count, max: group.max })}
      </bdi>
      <span className="sr-only">{t(catalogueMessages.chosenOfLabel, { count, max: group.max })}</span>
    </span>
  );
}

function OptionPrice({ price }: { price: number }) {
  const { money } = useFormat();
  const { rich } = useMessages();
  return price > 0 ? rich(catalogueMessages.extraPrice, { price: money(price, "whenNeeded") }) : undefined;
}

/**
 * Add-on group of a product: radios for a single choice, checkboxes up to a maximum, or steppers for several of each,
 * by the group's rule. Shows the rule, the status and a missing choice.
 */
export function AddonGroup({
  group,
  chosen,
  onValueChange,
  missing = false,
  level = 3,
  className,
  ...rest
}: AddonGroupProps) {
  const { t } = useMessages();
  const id = useId();
  const Heading = `h${level}` as const;
  const count = chosenCount(group, chosen);
  const full = count >= group.max;
  const radio = isSingle(group) && group.min === 1;
  const showsMissing = missing && isMissing(group, chosen);
  const set = (option: AddonOptionData, quantity: number) =>
    onValueChange(choose(group, chosen, option.id, quantity));

  return (
    <section data-slot="addon-group" data-missing={showsMissing || undefined} {...rest} className={className}>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="flex-words">
          <Heading id={`${id}name`} data-slot="addon-name" className="text-heading heading">
            <bdi className="whitespace-normal">{group.name}</bdi>
          </Heading>
          <p id={`${id}rule`} data-slot="addon-rule" className="text-small text-muted">
            {useRule(group)}
          </p>
        </div>
        <span className="flex h-[calc(var(--ui-line-heading)+var(--ui-line-small))] items-center">
          <GroupState group={group} count={count} missing={showsMissing} />
        </span>
      </div>
      {showsMissing && (
        <p
          id={`${id}missing`}
          data-slot="addon-error"
          className="mt-1.5 flex gap-1.5 text-small font-medium text-danger-text"
        >
          <Icon of={CircleAlert} size="small" className="h-lh" />
          <span>{t(catalogueMessages.chooseFirst, { group: group.name })}</span>
        </p>
      )}
      <div
        role={radio ? "radiogroup" : "group"}
        aria-labelledby={`${id}name`}
        aria-describedby={showsMissing ? `${id}rule ${id}missing` : `${id}rule`}
        aria-required={radio || undefined}
        aria-invalid={(radio && showsMissing) || undefined}
        className="mt-1"
      >
        {group.options.map((option) => {
          const quantity = chosen[option.id] ?? 0;
          const extra = <OptionPrice price={option.price} />;
          const end = option.in_stock ? option.price > 0 && extra : t(catalogueMessages.optionOut);
          if (option.max > 1 && !isSingle(group))
            return (
              <div
                key={option.id}
                data-slot="addon-option"
                className={cx(
                  "flex min-h-13 flex-wrap items-center gap-x-3.5 border-b border-border py-2 last:border-b-0",
                  !option.in_stock && "text-faint",
                )}
              >
                <span className="flex-words">
                  <bdi className="whitespace-normal">{option.name}</bdi>
                </span>
                {end && <span className="ms-auto flex-none text-small text-muted">{end}</span>}
                {option.in_stock && (
                  <AddStepper
                    variant="sunken"
                    name={option.name}
                    value={quantity}
                    max={Math.min(option.max, quantity + group.max - count)}
                    onValueChange={(next) => set(option, next)}
                  />
                )}
              </div>
            );
          return (
            <Choice
              key={option.id}
              slot="addon-option"
              layout="row"
              type={radio ? "radio" : "checkbox"}
              name={id}
              value={option.id}
              label={<bdi className="whitespace-normal">{option.name}</bdi>}
              end={end}
              checked={quantity > 0}
              disabled={!option.in_stock || (!isSingle(group) && full && quantity === 0)}
              onChange={(event) => set(option, event.target.checked ? 1 : 0)}
            />
          );
        })}
      </div>
    </section>
  );
}
