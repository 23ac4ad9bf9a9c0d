"use client";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyState, type EmptyStateProps } from "../../primitives/empty-state/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";

export interface EmptyCartProps extends Omit<EmptyStateProps, "title" | "text" | "action"> {
  /** URL for browsing stores. */
  browseHref: string;
  /** Set for guests: URL of the sign-in page that replaces the cart. */
  signInHref?: string | undefined;
  /** Called when its link is followed. */
  onNavigate?: (() => void) | undefined;
}

/** Empty cart: nothing in the cart yet, or not signed in. */
export function EmptyCart({ browseHref, signInHref, onNavigate, ...rest }: EmptyCartProps) {
  const { t } = useMessages();
  return (
    <EmptyState
      data-slot="empty-cart"
      picture={<EmptyPlate />}
      title={t(signInHref ? cartMessages.signInTitle : cartMessages.emptyTitle)}
      text={t(signInHref ? cartMessages.signInText : cartMessages.emptyText)}
      action={
        <Button href={signInHref ?? browseHref} onClick={onNavigate}>
          {t(signInHref ? cartMessages.signIn : cartMessages.browse)}
        </Button>
      }
      {...rest}
    />
  );
}
