import type { ComponentProps, ReactNode } from "react";
import { useText, authWords } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { join } from "../../theme/join.js";
import { EnvelopeArt } from "../verify-screen/envelope-art.js";

export interface VerifiedScreenProps extends Omit<ComponentProps<"div">, "children"> {
  /** `AuthHeader`. */
  header?: ReactNode;
  /** `/auth` by default. */
  signInHref?: string | undefined;
}

/** Verification success (spec section 2): icon, message, way to sign in. */
export function VerifiedScreen({ header, signInHref = "/auth", className, ...rest }: VerifiedScreenProps) {
  const { t } = useText();
  return (
    <div data-slot="verified-screen" {...rest} className={join("flex min-h-svh flex-1 flex-col", className)}>
      {header}
      <div className="mx-auto flex w-full max-w-110 flex-1 flex-col px-gutter pt-5 pb-10 text-center desktop:px-4 desktop:pt-[8vh]">
        <EnvelopeArt letter="check" />
        <h1 tabIndex={-1} data-slot="page-title" className="mt-5 heading text-f5 outline-none">
          {t(authWords.verified)}
        </h1>
        <Button wide href={signInHref} className="mt-8">
          {t(authWords.signIn)}
        </Button>
      </div>
    </div>
  );
}
