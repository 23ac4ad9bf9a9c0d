export { applyTitles } from "./apply-titles.js";
export { describePage } from "./describe-page.js";
export { HeadContext } from "./head-context.js";
export { HeadTags } from "./head-tags.js";
export type { PageAbout } from "./page-about.js";
export { ProblemPage } from "./problem-page.js";
export { usePageHead, usePageTitle } from "./use-page-head.js";
