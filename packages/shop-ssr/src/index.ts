export { createStorefrontServer, type LoadedView, type PageHead } from "./render-document.tsx";
export type { DocumentAssets, DocumentRequest, PageKey, RenderedDocument } from "./types.ts";
