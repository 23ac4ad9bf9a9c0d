/**
 * Words of this codebase that were replaced by the field's own terms (docs/glossary.md). Each entry is a pattern over
 * one line of text and the term to use.
 *
 * @type {{ pattern: RegExp, use: string, onlyIn?: RegExp }[]} `onlyIn` limits an entry to paths that match
 */
export const REPLACED_WORDS = [
  // Design system
  { pattern: /\bnear-?group\b|\bNearGroup\b/i, use: "VirtualizedGroup" },
  {
    pattern: /\b(?!strongWords)[a-z]+Words\b|\bpartsWords\b|\buseWord\b|\/words\//,
    use: "messages",
    onlyIn: /^packages\/ui/,
  },
  { pattern: /\bonPress\b/, use: "onClick" },
  { pattern: /\bkeptChunks\b/, use: "mountedRange" },
  { pattern: /\briseOnView\b/, use: "revealOnScroll" },
  { pattern: /\betaMoment\b/, use: "etaMidpoint" },
  { pattern: /\bVendor(Card|Header|Logo|List|Notice|Face)\w*/, use: "Store…" },
  {
    pattern:
      /\b(applicantFaces|accountPlaceFaces|usePaymentMethodFace|favouriteOf|giveFocusBack|clearOfToasts|forgetDraft|takeUp\w*|wayAround|shareBehind|mostBands|featuredMost)\b/,
    use: "…Presentation, favouriteProps, restoreFocus, placeToastsBelow, clearDraft, restore, routeAroundBay, coveredFraction, max…",
    onlyIn: /^(packages\/ui|e2e)/,
  },
  {
    pattern: /\bconst (\[?(own|made|told|said|given|kept|wanted|tried|calm|held|faces?|words?|look)\b)/,
    use: "name the value: internalValue, generatedId, announcement, requested, reducedMotion, presentation, texts",
    onlyIn: /^packages\/ui\/src/,
  },
  {
    pattern: /\b(text|leading|ui-text|ui-line)-f[1-6]\b|\b(door|crest)-\d+\b/,
    use: "the role: text-caption, -small, -body, -heading, -title, -display; shape-tile-…, shape-logo-…",
  },
  // Storefront
  { pattern: /\bunsay\b|[^.\w]say\(/, use: "showMessage / dismissMessage", onlyIn: /^apps\/storefront/ },
  { pattern: /waiting-changes|\btakeKept\b/, use: "pending changes / restore" },
  { pattern: /\bwithWanted\b/, use: "withPendingQuantities" },
  { pattern: /\btakeWhatIsLeft\b/, use: "reduceToAvailableStock" },
  { pattern: /\buseSettled\b/, use: "useDebouncedValue" },
  { pattern: /\baskAnew\b|ask-anew/, use: "cancelAndRefetch" },
  { pattern: /\buse(Region|Whole)Status\b/, use: "useQueryStatus / useCombinedStatus" },
  { pattern: /\bforgetWithSession\b/, use: "clearOnSignOut" },
  { pattern: /\buse(Leave|Go)\b/, use: "useSignOut / useStableNavigate" },
  { pattern: /\bgoOnPaying\b/, use: "redirectToPayment" },
  { pattern: /\borderCameOf\b|\borderIsShown\b/, use: "recordOrderId / clearShownAttempt" },
  { pattern: /product-over\b|\bProductOver\b/, use: "product-sheet-route" },
  { pattern: /\bshowNews\b/, use: "showNotificationToast" },
  { pattern: /\bfetchInTime\b|fetch-in-time/, use: "fetchWithTimeout" },
  { pattern: /\btrustWhatLibrariesWrite\b/, use: "installTrustedTypesPolicy" },
  { pattern: /\bkeepInTheDark\b/, use: "blockEventStream" },
  // Panel
  { pattern: /\bFault\b|\bfaultAnswer\b/, use: "ApiError / errorResponse", onlyIn: /^apps\/panel/ },
  { pattern: /\bExchange\b|\bbeginExchange\b/, use: "RequestContext", onlyIn: /^apps\/panel/ },
  {
    pattern: /\bTelling\b|\btellOrderNews\b|\bnoteUserEvent\b/,
    use: "SseSource / notifyOrderUpdate / appendUserEvent",
  },
  {
    pattern: /\bLetter\b|\bpost(No)?Mail\b|\bstandIn\b/,
    use: "EmailTemplate / enqueueEmail / decoy",
    onlyIn: /^apps\/panel/,
  },
  {
    pattern: /\b(counted|oneOf|alone|announcing|retrying)\(/,
    use: "identityColumn / enumCheck / withAdvisoryLock / withAfterCommit / withTransactionRetry",
    onlyIn: /^apps\/panel\/src\/(?!seed)/,
  },
  {
    pattern: /\b(deed|trail)s?\b/i,
    use: "auditEntry / statusHistory",
    onlyIn: /^apps\/panel\/src\/(?!seed\/content)/,
  },
  { pattern: /\bsameness\b(?!")|\bupkeep\b/i, use: "lineKey / maintenance jobs" },
  { pattern: /\bstoreTerms\b|store-terms/, use: "fulfilmentRules" },
  { pattern: /\bhead-words\b|\bheadWords\b/, use: "metaText" },
  {
    pattern: /\btoWire\b|\b\w+ToWire\b|\bstoreFace\b|\bStoreFace\b|store-face/,
    use: "serialize… / StoreSummary",
  },
  { pattern: /\bgiveToRider\b|\bplaceRider\b/, use: "assignRider / updateRiderLocation" },
  { pattern: /\b(keep|forget)Card\b|\bletGo\b/, use: "saveCard / deleteCard / releaseLease" },
  {
    pattern: /\bdrawCode\b|\breweigh\b|\bbrandRules\b/,
    use: "generateCode / updateSearchWeight / orderSettings",
  },
  { pattern: /\bVerdict\b|\bcheckpoint\b/, use: "Result / faultPoint", onlyIn: /^apps\/panel/ },
  { pattern: /\bpanel-?side\b/i, use: "admin" },
  // Contract and tests
  {
    pattern: /\bshoot\b|\bProber\b|\bDirhams\b/,
    use: "call / TestClient / MinorUnits",
    onlyIn: /^packages\/contract/,
  },
  { pattern: /\bcircumstances?\b/i, use: "scenario", onlyIn: /^(e2e|tools|apps|packages)/ },
  {
    pattern: /\b(overtaken|foreign-words|tell-stories|pass-on\b|watch-story|judge-audit)\b/,
    use: "stale-state / empty-state / untranslated-text / summarize / affected-exports / stabilize-story / evaluate-audit",
  },
  { pattern: /\bcancell(ed|ing)\b/i, use: "canceled / canceling", onlyIn: /^(apps|packages|e2e|tools|docs)/ },
  { pattern: /\bSeedVendor\b|\bperVendor\b|\bensureDemoShops\b/, use: "SeedStore / ensureDemoStores" },
  { pattern: /modules\/heads\b|\bheadRoutes\b/, use: "modules/seo / seoRoutes" },
  { pattern: /\bgoesAtLogout\b|\bforgetSession\b/, use: "isClearedAtSignOut / clearSession" },
  {
    pattern: /\bhousehold\(|\bboss\b/,
    use: "createFamily / superAdmin",
    onlyIn: /^apps\/panel\/src\/(?!seed)/,
  },
  { pattern: /\bisTold\b/, use: "comesByEvents", onlyIn: /^e2e/ },
  { pattern: /\bcomplaints\b/, use: "consoleErrors, problems", onlyIn: /^(e2e|tools)|\.test\.ts$|\.mjs$/ },
  { pattern: /\bisPaidOnline\b/, use: "usesGateway" },
  { pattern: /\b(quick-answers|answer-cache|AnswerCache|QuickAnswers)\b/, use: "response cache" },
  { pattern: /\blater-parts\b|\buse-?known-?customer\b/i, use: "lazy-components / useCustomerToPrefill" },
  {
    pattern: /\bNOBODY\b|\bGoods\b|\baskForKeys\b|\bsumsUp\b|other people's things/,
    use: "UNKNOWN_ID / CatalogueSample / checkMissingKeys / checkQuoteSums / ownership",
    onlyIn: /^(packages\/contract|apps\/panel)/,
  },
  // Prose of comments
  {
    pattern: /(\/\/|\*|(it|describe|test)\(|summary: ?|detail: ?|HELP|").*\bpanel's (own )?people\b/,
    use: "staff, admins",
  },
  {
    pattern:
      /((\/\/|^\s*\*|\/\*\*|(it|describe|test)\().*|summary: ".*)\b(put aside|taken up|leads? on|goes on|looked at|anew|mended)\b/,
    use: "parked, restored, redirects, continues, checked, again, fixed",
    onlyIn: /^(apps\/panel|packages\/contract|e2e|art|bench)/,
  },
  {
    pattern: /(\/\/|\*|(it|describe|test)\(|reason: ?").*\b(whoever|somebody)\b/i,
    use: "name the actor: the caller, the customer, the client",
  },
  { pattern: /(\/\/|^\s*\*|\/\*\*).*\bthe house\b/i, use: "the codebase, the layer" },
  {
    pattern:
      /(\/\/|^\s*\*|\/\*|(it|test|step)\().*\b(shown as given|made up when absent|on its way|on their way|painted, not written|tells? of|is told|are told|gives? way|stands in for|put (away|aside)|taken up|anew|mended)\b/i,
    use: "shown unchanged, generated, loading, CSS generated content, reports, is announced, is replaced, replaces, closed, again, fixed",
    onlyIn: /^packages\/ui\/src\//,
  },
];

/** Texts that customers read, data, records of the past, and the pages that explain the old words. */
export const EXEMPT_PATHS = [
  /^docs\/(glossary|requirements)\.md$/,
  /^tools\/plain-language\.(mjs|test\.ts)$/,
  /^apps\/panel\/(migrations|src\/seed\/content)\//,
  /^apps\/panel\/src\/seed\/large-names\.ts$/,
  /^packages\/ui\/src\/locale\/messages\//,
  /^packages\/contract\/src\/messages\//,
  /^apps\/panel\/src\/modules\/applicants\/applicant-emails\.ts$/,
  /^(package-lock\.json|LICENSE)$|\/LICENSE$/,
  /\/generated\//,
];

/** Findings in one file: `line: text (use …)`. */
export function findReplacedWords(file, text) {
  const words = REPLACED_WORDS.filter(({ onlyIn }) => onlyIn === undefined || onlyIn.test(file));
  return text
    .split("\n")
    .flatMap((line, at) =>
      words
        .filter(({ pattern }) => pattern.test(line))
        .map(({ use }) => `${file}:${at + 1}: ${line.trim().slice(0, 100)} (use ${use})`),
    );
}
