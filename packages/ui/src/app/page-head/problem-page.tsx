"use client";
import { shellMessages } from "../../locale/index.js";
import { StatusScreen } from "../../screens/status-screen/index.js";
import { usePageHead } from "./use-page-head.js";

const NAMES = {
  "not-found": shellMessages.notFoundTitle,
  forbidden: shellMessages.forbiddenTitle,
  gone: shellMessages.goneTitle,
} as const;

export interface ProblemPageProps {
  /** 404, 403 or 410. */
  variant: keyof typeof NAMES;
  homeHref: string;
  /** 410: link to other stores. */
  storesHref?: string | undefined;
  /** Id of the refused request; null for a page that the server rendered. */
  requestId?: string | null | undefined;
}

/** The screen of a page that does not exist, is closed or is gone, with its title; a server answers with its status. */
export function ProblemPage({ variant, ...props }: ProblemPageProps) {
  usePageHead({ kind: variant, name: NAMES[variant] });
  return <StatusScreen variant={variant} {...props} />;
}
