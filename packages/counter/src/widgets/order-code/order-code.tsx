import type { ComponentProps } from "react";

/** Characters of a code that people say. */
const SPOKEN = 3;

export interface OrderCodeProps extends ComponentProps<"bdi"> {
  /** Such as `TB-20431`. */
  code: string;
}

/** The code of an order: what people say is large, what all codes share is muted. */
export function OrderCode({ code, className, ...rest }: OrderCodeProps) {
  return (
    <bdi
      dir="ltr"
      translate="no"
      data-slot="order-code"
      {...rest}
      className={`counter-code ${className ?? ""}`}
    >
      <span>{code.slice(0, -SPOKEN)}</span>
      <b>{code.slice(-SPOKEN)}</b>
    </bdi>
  );
}
