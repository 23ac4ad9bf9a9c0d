"use client";
import { useText, cartWords } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyState, type EmptyStateProps } from "../../primitives/empty-state/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";

export interface EmptyCartProps extends Omit<EmptyStateProps, "title" | "text" | "action"> {
  /** Where there is something to eat. */
  browseHref: string;
  /** The customer is not signed in: the cart waits behind the sign-in page. */
  signInHref?: string | undefined;
  /** Its link was followed. */
  onFollow?: (() => void) | undefined;
}

/** The empty plate: nothing in the cart yet, or nobody signed in. */
export function EmptyCart({ browseHref, signInHref, onFollow, ...rest }: EmptyCartProps) {
  const { t } = useText();
  return (
    <EmptyState
      data-slot="empty-cart"
      picture={<EmptyPlate />}
      title={t(signInHref ? cartWords.signInTitle : cartWords.emptyTitle)}
      text={t(signInHref ? cartWords.signInText : cartWords.emptyText)}
      action={
        <Button href={signInHref ?? browseHref} onClick={onFollow}>
          {t(signInHref ? cartWords.signIn : cartWords.browse)}
        </Button>
      }
      {...rest}
    />
  );
}
