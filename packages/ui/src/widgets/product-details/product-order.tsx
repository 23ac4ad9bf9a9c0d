"use client";
import { Users } from "../../primitives/icon/icon-nodes.js";
import { type ComponentProps, type RefObject } from "react";
import { familyMessages, useMessages } from "../../locale/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { orderability, type ProductData } from "./product-data.js";
import { ProductActions, type ProductChoiceState } from "./product-details.js";
import { useProductChoice, type ProductChoice } from "./use-product-choice.js";

/** Adds a choice. Called only when all required choices are made. */
export type AddProduct = (choice: ProductChoice, product: ProductData) => void;

/** How a product is ordered in its sheet and on its page. */
export interface ProductOrderProps {
  onAdd: AddProduct;
  /** Whether the product is being added. */
  loading?: boolean | undefined;
  /** Adds it to the family basket instead, or reads again whose family it is. Without it the button is not shown. */
  family?: { onAdd: AddProduct; loading?: boolean | undefined } | { onRetry: () => void } | undefined;
  /** Initial choices: restored after signing in, or of the edited line. */
  initial?: ProductChoice | undefined;
  /** Whether `initial` is an edited line of the cart; changes the button's label. */
  edit?: boolean | undefined;
  /** Quantity already in the cart; counts towards the stock limit. */
  inCart?: number | undefined;
  /** Called when plus is clicked at the stock limit. */
  onLimit?: (() => void) | undefined;
}

/** State of a product's choices with the actions on them, from `useProductOrder`. */
export interface ProductOrder {
  state: ProductChoiceState;
  onChoiceChange: (part: Partial<ProductChoiceState>) => void;
  inCart: number;
  maxAddable: number;
  orderable: boolean;
  /** Total price in minor units. */
  total: number;
  /** Adds the choice, or focuses the first required one that is missing. */
  onAdd: (into: AddProduct) => void;
}

/** The choices for a product, inside the element `container`; they reset with another product or `session`. */
export function useProductOrder(
  product: ProductData | undefined,
  container: RefObject<HTMLElement | null>,
  { initial, inCart = 0 }: Pick<ProductOrderProps, "initial" | "inCart">,
  session: unknown,
): ProductOrder {
  const { quantity, chosen, note, submitted, change, missing, total, choice } = useProductChoice(
    product,
    initial,
    session,
  );
  const onAdd = (into: AddProduct) => {
    if (product === undefined) return;
    const [first] = missing;
    if (first === undefined) return into(choice, product);
    change({ submitted: true });
    focusMissing(container.current, first.id);
  };
  return {
    state: { quantity, chosen, note, submitted },
    onChoiceChange: change,
    inCart,
    ...(product ? orderability(product, inCart) : { maxAddable: 0, orderable: false }),
    total,
    onAdd,
  };
}

/** Scrolls to the first missing choice and focuses it. */
function focusMissing(root: HTMLElement | null, groupId: string): void {
  const group = root?.querySelector<HTMLElement>(`[data-group="${CSS.escape(groupId)}"]`);
  group?.scrollIntoView({ block: "start", behavior: "smooth" });
  group?.querySelector<HTMLElement>("input:not(:disabled), button")?.focus({ preventScroll: true });
}

export interface ProductOrderBarProps
  extends
    Omit<ComponentProps<"div">, "children">,
    Pick<ProductOrderProps, "onAdd" | "loading" | "family" | "edit" | "onLimit"> {
  product: ProductData;
  order: ProductOrder;
}

/** Quantity and add button of a sheet or page; for members of a family also a button for their basket. */
export function ProductOrderBar({
  product,
  order,
  onAdd,
  loading = false,
  family,
  edit,
  onLimit,
  className,
  ...rest
}: ProductOrderBarProps) {
  const { t } = useMessages();
  const isPreorder = product.vendor.preorder_from !== null;
  return (
    <div data-slot="product-order-bar" {...rest} className={className}>
      <ProductActions
        name={product.name}
        quantity={order.state.quantity}
        onQuantityChange={(quantity) => order.onChoiceChange({ quantity })}
        maxAddable={order.maxAddable}
        onLimit={onLimit}
        total={order.total}
        onAdd={() => order.onAdd(onAdd)}
        loading={loading}
        edit={edit}
        preorder={isPreorder}
      />
      {/* The family's basket is ordered for now. */}
      {family && "onRetry" in family && !isPreorder && (
        <RetryAlert onRetry={family.onRetry}>{t(familyMessages.familyFailed)}</RetryAlert>
      )}
      {family && "onAdd" in family && !isPreorder && (
        <Button
          variant="text"
          wide
          icon={<Icon of={Users} />}
          loading={family.loading}
          onClick={() => order.onAdd(family.onAdd)}
          className="mt-1 -mb-2"
        >
          {t(familyMessages.addToBasket)}
        </Button>
      )}
    </div>
  );
}
