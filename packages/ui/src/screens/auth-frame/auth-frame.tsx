"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { authMessages, useMessages } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { cx } from "../../lib/cx.js";

export const authStages = ["form", "step", "done"] as const;
export type AuthStage = (typeof authStages)[number];

const desktopCard =
  "desktop:max-w-118 desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-8";
const columnClass = cva(
  "mx-auto w-full max-w-[calc(var(--ui-size-form)+2*1rem)] px-4 pt-2 pb-8 desktop:my-auto",
  {
    variants: {
      stage: { form: "", step: desktopCard, done: ["my-auto", desktopCard] } satisfies Record<
        AuthStage,
        string | string[]
      >,
    },
  },
);

export interface AuthFrameProps extends ComponentProps<"div"> {
  /** `AuthHeader`. */
  header?: ReactNode;
  /** Above the heading: `KeptProduct`. */
  kept?: ReactNode;
  /** Picture beside the form on desktop; null reserves its space while it loads. */
  picture?: PictureSource | null | undefined;
  /** `step`: a separate card on desktop; `done`: also vertically centered on phones. */
  stage?: AuthStage | undefined;
}

/**
 * Frame of the sign-in and registration pages: header, one column for the form, and on desktop a picture beside it that
 * stays the same on all of them.
 */
export function AuthFrame({
  header,
  kept,
  picture,
  stage = "form",
  children,
  className,
  ...rest
}: AuthFrameProps) {
  const { t } = useMessages();
  return (
    <div
      data-slot="auth-frame"
      data-stage={stage}
      {...rest}
      className={cx(
        "flex min-h-svh flex-1 flex-col desktop:grid",
        picture !== undefined && "desktop:grid-cols-2",
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col">
        {header}
        <div className={columnClass({ stage })}>
          {kept}
          {children}
        </div>
      </div>
      {picture !== undefined && (
        <div className="hidden py-4 pe-4 desktop:block">
          <div
            data-slot="auth-picture"
            className="sticky top-4 h-[calc(100svh-2rem)] overflow-hidden rounded-sheet [mask:var(--ui-shape-tile)_0_0/100%_100%_no-repeat]"
          >
            {/* Lazy: phones hide the picture and must not download it. */}
            <Picture source={picture} alt="" ratio="fill" sizes="50vw" fallback="" />
            <div className="absolute inset-0 bg-linear-to-t from-picture-shade to-transparent to-46%" />
            <p className="absolute inset-x-10 bottom-10 max-w-110 heading text-[2.125rem] leading-[1.3] text-on-picture">
              {t(authMessages.pictureLine)}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
