"use client";
import { shellMessages } from "../../locale/index.js";
import { StatusScreen } from "../../screens/status-screen/index.js";
import { usePageHead } from "./use-page-head.js";

export interface ProblemPageProps {
  /** 404 or 403. */
  variant: "not-found" | "forbidden";
  homeHref: string;
  /** Id of the refused request; null for a page that the server rendered. */
  requestId?: string | null | undefined;
}

/** The screen of a page that does not exist or is closed, with its title; a server answers with its status. */
export function ProblemPage({ variant, homeHref, requestId }: ProblemPageProps) {
  const name = variant === "forbidden" ? shellMessages.forbiddenTitle : shellMessages.notFoundTitle;
  usePageHead({ kind: variant, name });
  return <StatusScreen variant={variant} homeHref={homeHref} requestId={requestId} />;
}
