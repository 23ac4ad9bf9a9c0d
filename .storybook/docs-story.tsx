import { DocsContext, Story, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useRef, type ComponentProps, type SyntheticEvent } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { viewports } from "./modes.js";

type Globals = Readonly<Record<string, unknown>>;
type DocsChannel = React.ContextType<typeof DocsContext>["channel"];

/**
 * The toolbar's globals. Storybook renders a docs page again whenever they change. `globals` also contains the values
 * that a story pins, `userGlobals` does not.
 */
export function toolbarGlobals(channel: DocsChannel): Globals {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals?: Globals; userGlobals?: Globals }?,
  ];
  return event?.userGlobals ?? event?.globals ?? {};
}

/** Maximum automatic height in px. Stops stories whose height depends on the frame from growing without end. */
const MAX_AUTO_HEIGHT = 900;

/**
 * Storybook's `Story` block on docs pages. Screens and stories that pin a viewport, theme or brand render in an iframe,
 * because Storybook's own frame ignores the toolbar and would run the play function, which takes the page's focus.
 */
export function DocsStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(("of" in props && props.of) || "story", ["story"]);
  const { channel } = useContext(DocsContext);
  const observer = useRef<ResizeObserver>(undefined);
  useEffect(() => () => observer.current?.disconnect(), []);

  const options = story.parameters["docs"]?.story as { inline?: boolean; iframeHeight?: number } | undefined;
  const isInline = props.inline ?? options?.inline ?? true;
  const isBare = story.parameters["layout"] === "fullscreen";
  const { locale: _, viewport, ...pinned } = story.storyGlobals;
  if (isInline && !isBare && !viewport && Object.keys(pinned).length === 0) return <Story {...props} />;

  const name = (viewport as { value?: keyof typeof viewports } | undefined)?.value;
  const screen =
    name || !isInline || story.title.startsWith("Screens/") ? viewports[name ?? "phone"] : undefined;
  const height = props.height ?? options?.iframeHeight ?? screen?.height;
  const globals = Object.entries(toolbarGlobals(channel))
    .filter(([, value]) => typeof value === "string" && value !== "")
    .map((entry) => entry.join(":"))
    .join(";");
  const fitHeight = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const root = frame.contentDocument?.getElementById("storybook-root");
    observer.current?.disconnect();
    if (!root || height !== undefined) return;
    observer.current = new ResizeObserver(() => {
      // Height 0 means that the story has not rendered yet.
      if (root.offsetHeight > 0)
        frame.style.height = `${Math.min(MAX_AUTO_HEIGHT, root.offsetHeight + (isBare ? 0 : 32))}px`;
    });
    observer.current.observe(root);
  };
  return (
    <iframe
      className="docs-frame"
      title={`${story.title}, ${story.name}`}
      loading="lazy"
      data-viewport={name}
      src={`iframe.html?id=${story.id}&viewMode=story&embed=true&globals=${encodeURIComponent(globals)}`}
      style={{ width: screen?.width ?? "100%", height: height ?? 160 }}
      onLoad={fitHeight}
    />
  );
}
