/**
 * Events that handlers are written for, by React's names. React DOM listens for some ninety kinds, twice, at the root and at
 * each portal, and looks for handlers whenever a transition starts or a finger moves. `pointerEnter` and `pointerLeave` are
 * called only where a pointer can hover: they are for nothing that a touch needs.
 */
const USED_EVENTS = new Set(
  "beforeInput blur cancel change click close copy dragEnter dragLeave drop error focus keyDown load mouseDown paste pause pointerDown pointerEnter pointerLeave pointerMove pointerUp progress reset scroll submit toggle touchMove wheel".split(
    " ",
  ),
);

/** React's list of events whose names are those of the browser, and the registration of each other one. */
const LIST = /"(abort auxClick [^"]+)"/;
const REGISTRATION =
  /^(?:registerSimpleEvent\((?:\w+|"\w+"), "on(\w+)"\)|simpleEventPluginEvents\.push\("(\w+)"\)|registerDirectEvent\("on(\w+)", \[.*\]\)|registerTwoPhaseEvent\(\s*"on(\w+)",[^;]*\));$/gm;

/** Not in the pattern: `onSelect` is a prop of many components, so a build cannot tell whether an element has it. */
const UNCHECKED_EVENT = "Select";

const isUsed = (name: string) => USED_EVENTS.has(name[0]!.toLowerCase() + name.slice(1));

/** Listens at a root for every event that is registered, and on the document for selections. */
const LISTENING =
  /allNativeEvents\.forEach\(function \(domEventName\) \{[^}]+\}\);[^}]+"selectionchange"[^}]+(?=\}\n\})/;

/**
 * Without selections; and where no pointer can hover, without what pointers enter and leave. A touch would run React four
 * times for that.
 */
const LEAN_LISTENING = `allNativeEvents.forEach(function (domEventName) {
  if ("selectionchange" === domEventName) return;
  if (/^pointero(ver|ut)$/.test(domEventName) && !matchMedia("(any-hover: hover)").matches) return;
  nonDelegatedEvents.has(domEventName) || listenToNativeEvent(domEventName, !1, rootContainerElement);
  listenToNativeEvent(domEventName, !0, rootContainerElement);
});`;

/** What is detected for browsers that lack an event or know it by another name, and what every supported one answers. */
const DETECTION: readonly (readonly [RegExp, string])[] = [
  [/(passiveBrowserEventsSupported = )!1;\nif \(canUseDOM\)[^]+?\}\n(?=var )/, "$1!0;\n"],
  [/canUseDOM &&\s+"documentMode" in document &&\s+\(documentMode = document\.documentMode\);/, ""],
  [/(useFallbackCompositionData =)[^,]+,/, "$1 !1,"],
  [/(var isInputEventSupported = )!1;\nif \(canUseDOM\) \{[^]+?\n\}\n/, "$1!0;\n"],
  [/var vendorPrefixes = [^]+?(?=function getVendorPrefixedEventName)/, ""],
  [/function getVendorPrefixedEventName[^]+?\n\}\n/, ""],
  [/getVendorPrefixedEventName\(("\w+")\)/g, "$1"],
];

/** What an edit replaces is a few lines. A longer match has run into other code. */
const LONGEST_EDIT = 1000;

/**
 * React DOM's code without the events that nothing handles and without what it detects of old browsers, and a pattern of the
 * handlers that would not be called.
 */
export function withoutUnusedEvents(code: string): { code: string; unusedHandlers: RegExp } {
  const unused: string[] = [];
  const isKept = (name: string) => {
    if (!isUsed(name)) unused.push(name[0]!.toUpperCase() + name.slice(1));
    return isUsed(name);
  };
  const edits = [[LISTENING, LEAN_LISTENING] as const, ...DETECTION];
  for (const [pattern] of edits) {
    const match = new RegExp(pattern, "").exec(code);
    if (!match || match[0].length > LONGEST_EDIT) throw new Error(`React DOM has other code than ${pattern}`);
  }
  const kept = edits
    .reduce((lean, [pattern, text]) => lean.replace(pattern, text), code)
    .replace(LIST, (_, list: string) => JSON.stringify(list.split(" ").filter(isKept).join(" ")))
    .replace(REGISTRATION, (statement, ...names: (string | undefined)[]) =>
      isKept(names.slice(0, 4).find((name) => name !== undefined)!) ? statement : "",
    );
  // The list has seventy, and some twenty are registered one by one.
  if (unused.length < 55 || !unused.includes(UNCHECKED_EVENT))
    throw new Error("React DOM registers its events in another way");
  const handlers = unused.filter((name) => name !== UNCHECKED_EVENT).join("|");
  return { code: kept, unusedHandlers: new RegExp(`\\bon(${handlers})(Capture)?\\b`) };
}
