"use client";
import { useId, type ComponentProps } from "react";
import { familyMessages, useFormat, useMessages, cartMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Button } from "../../primitives/button/index.js";
import { Card } from "../../primitives/card/index.js";
import { BasketArt } from "../../illustrations/basket-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import { CartLine, type CartLineData } from "../cart-line/index.js";
import { QuoteProblems, type CartQuoteData, type CartStoreData } from "../cart-content/index.js";
import type { MemberData } from "../member-row/index.js";
import { PriceSummary } from "../price-summary/index.js";

/** A line of the shared basket with the member who added it. */
export interface BasketLineData extends CartLineData {
  member_id: string;
}

/** The shared basket of a family. */
export interface SharedBasketData {
  vendor: Pick<CartStoreData, "id" | "name" | "logo" | "brand_color"> | null;
  items: readonly BasketLineData[];
  /** Null while it is empty. */
  quote: CartQuoteData | null;
}

export interface SharedBasketProps extends Omit<ComponentProps<"section">, "children"> {
  basket: SharedBasketData | null;
  members: readonly Pick<MemberData, "id" | "name" | "role">[];
  /** Id of the current customer's membership. */
  memberId: string;
  /** Called with the requested quantity of a line; 0 removes it. */
  onQuantityChange: (line: BasketLineData, quantity: number) => void;
  loadingLines?: ReadonlySet<string> | undefined;
  browseHref: string;
  /** Orders the basket; for the owner only. */
  onOrder?: (() => void) | undefined;
  loadingOrder?: boolean | undefined;
}

/** Shared basket of a family, grouped by member; the owner orders it. */
export function SharedBasket({
  basket,
  members,
  memberId,
  onQuantityChange,
  loadingLines,
  browseHref,
  onOrder,
  loadingOrder = false,
  className,
  ...rest
}: SharedBasketProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const id = useId();
  const items = basket?.items ?? [];
  const quote = basket?.quote;
  const owner = members.find(({ role }) => role === "owner");
  const ids = [...new Set(items.map(({ member_id }) => member_id))];
  // The current customer's lines first, then in the order of the family.
  ids.sort((a, b) => Number(b === memberId) - Number(a === memberId));
  return (
    <Card
      as="section"
      variant="panel"
      aria-labelledby={id}
      {...(rest as ComponentProps<"div">)}
      data-slot="shared-basket"
      className={cx("min-w-0", className)}
    >
      <h2 id={id} className="text-heading heading">
        {t(familyMessages.basket)}
      </h2>
      {items.length === 0 || !basket?.vendor ? (
        <EmptyState
          level={3}
          picture={
            <Spot tint="terra">
              <BasketArt />
            </Spot>
          }
          title={t(familyMessages.basketEmpty)}
          text={t(familyMessages.basketEmptyText)}
          action={
            <Button variant="soft" size="small" href={browseHref}>
              {t(familyMessages.browse)}
            </Button>
          }
        />
      ) : (
        <>
          <div className="mt-3 mb-3 flex items-center gap-3">
            <StoreLogo
              name={basket.vendor.name}
              source={basket.vendor.logo}
              color={basket.vendor.brand_color}
              size="small"
            />
            <p className="min-w-0 truncate font-semibold">
              <bdi>{basket.vendor.name}</bdi>
            </p>
          </div>
          {ids.map((member) => {
            const name = members.find((one) => one.id === member)?.name ?? t(familyMessages.basketGone);
            const mine = member === memberId;
            const label = mine ? rich(familyMessages.you, { name }) : rich(familyMessages.basketOf, { name });
            return (
              <section
                key={member}
                aria-label={mine ? t(familyMessages.you, { name }) : t(familyMessages.basketOf, { name })}
                className="border-t border-border pt-3"
              >
                <p className="flex items-center gap-2.5 text-small font-medium">
                  <Avatar name={name} size="small" />
                  {/* A single flex item: the parts of the sentence must not be spaced apart. */}
                  <span className="min-w-0">{label}</span>
                </p>
                <ul className="divide-y divide-border">
                  {items
                    .filter((line) => line.member_id === member)
                    .map((line) => (
                      <li key={line.id}>
                        <CartLine
                          line={line}
                          onQuantityChange={onQuantityChange}
                          loading={loadingLines?.has(line.id)}
                          problem={quote?.problems.find(({ item_id }) => item_id === line.id)?.message}
                        />
                      </li>
                    ))}
                </ul>
              </section>
            );
          })}
          {quote && (
            <>
              <QuoteProblems problems={quote.problems} />
              <PriceSummary
                summary={quote}
                aria-label={t(cartMessages.summary)}
                className="border-t border-border pt-4"
              />
              {onOrder ? (
                <Button
                  wide
                  className="mt-4"
                  loading={loadingOrder}
                  disabled={quote.problems.length > 0}
                  onClick={onOrder}
                  end={<bdi translate="no">{money(quote.amount_due)}</bdi>}
                >
                  {t(familyMessages.basketOrder)}
                </Button>
              ) : (
                owner && (
                  <p className="mt-4 text-center text-small text-muted">
                    {rich(familyMessages.basketOwnerOrders, { name: owner.name })}
                  </p>
                )
              )}
            </>
          )}
        </>
      )}
    </Card>
  );
}
