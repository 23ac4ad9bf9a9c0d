"use client";
import { applyMessages, useMessages } from "../../locale/index.js";
import { PageArt } from "../../illustrations/page-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { ContentPage, type ContentBlockData } from "../../widgets/content-page/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface ContentScreenProps extends Omit<AccountPageProps, "nav" | "signInHref" | "title"> {
  /** Page title from the server; while it loads, the text of the link. */
  title: string;
  blocks: readonly ContentBlockData[];
  /** Picture above the text on phones, beside it on desktop. */
  picture?: PictureSource | undefined;
}

/** Content page: about, terms, privacy (REQ-ROUTE-17). */
export function ContentScreen({ title, blocks, picture, ...frame }: ContentScreenProps) {
  const { t } = useMessages();
  return (
    <AccountFrame
      {...frame}
      data-slot="content-screen"
      title={title}
      failedTitle={t(applyMessages.pageFailed)}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:max-w-176 [&>div]:gap-3.5">
          {[60, 100, 96, 88, 0, 40, 100, 92, 97, 70].map((width, i) =>
            width ? (
              <Skeleton key={i} className={i % 5 ? "h-3.5" : "h-6"} style={{ width: `${width}%` }} />
            ) : (
              <span key={i} className="h-4" />
            ),
          )}
        </SkeletonGroup>
      }
    >
      {blocks.length === 0 ? (
        <EmptyState
          picture={
            <Spot tint="honey">
              <PageArt done={false} />
            </Spot>
          }
          title={t(applyMessages.pageEmpty)}
        />
      ) : (
        <ContentPage
          blocks={blocks}
          picture={
            picture && (
              <Picture
                source={picture}
                alt=""
                ratio="fill"
                sizes="(min-width: 900px) 448px, 100vw"
                eager
                fallback=""
                className="h-52! rounded-panel desktop:h-84!"
              />
            )
          }
        />
      )}
    </AccountFrame>
  );
}
