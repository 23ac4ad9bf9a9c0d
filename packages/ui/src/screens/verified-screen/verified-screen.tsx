"use client";
import { useMessages, authMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EnvelopeArt } from "../../illustrations/envelope-art.js";
import { Spot } from "../../illustrations/spot.js";
import { AuthFrame, type AuthFrameProps } from "../auth-frame/index.js";

export interface VerifiedScreenProps extends Omit<AuthFrameProps, "children"> {
  /** `/auth` by default. */
  signInHref?: string | undefined;
}

/** Verification success (REQ-AUTH-10): icon, message, sign-in link. */
export function VerifiedScreen({ signInHref = "/auth", ...frame }: VerifiedScreenProps) {
  const { t } = useMessages();
  return (
    <AuthFrame data-slot="verified-screen" stage="done" {...frame}>
      <div className="pt-3 text-center">
        <Spot tint="sage">
          <EnvelopeArt letter="check" />
        </Spot>
        <h1
          tabIndex={-1}
          data-slot="page-title"
          className="mt-8 heading text-title text-balance outline-none"
        >
          {t(authMessages.verified)}
        </h1>
        <Button wide href={signInHref} className="mt-8">
          {t(authMessages.signIn)}
        </Button>
      </div>
    </AuthFrame>
  );
}
