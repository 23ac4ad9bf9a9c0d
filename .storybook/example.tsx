import { Source, Story, useOf } from "@storybook/addon-docs/blocks";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { DocsLink } from "./docs-link.js";
import { useToolbar } from "./docs-globals.js";
import { viewports } from "./modes.js";

type ViewportName = keyof typeof viewports;

interface FrameProps {
  id: string;
  title: string;
  /** Width of the screen in px, scaled down to fit the container. Default: the container's width. */
  width?: number | undefined;
  /** Height in px. Default: the story's height. */
  height?: number | undefined;
  /** Sum of the space above and below the story, in px. */
  padding: number;
}

/** Maximum automatic height in px. Stops stories whose height depends on the frame from growing without end. */
const MAX_AUTO_HEIGHT = 900;

/** A story in an iframe. `embed` prevents the play function from running, which would take the page's focus. */
function Frame({ id, title, width, height, padding }: FrameProps) {
  const { query } = useToolbar();
  const root = useRef<HTMLDivElement>(null);
  const observer = useRef<ResizeObserver>(undefined);
  const [availableWidth, setAvailableWidth] = useState(width ?? 0);
  const [storyHeight, setStoryHeight] = useState(160);
  useEffect(() => {
    if (!root.current) return;
    const outer = new ResizeObserver(([entry]) => entry && setAvailableWidth(entry.contentRect.width));
    outer.observe(root.current);
    return () => {
      outer.disconnect();
      observer.current?.disconnect();
    };
  }, []);
  const scale = width ? Math.min(1, availableWidth / width) : 1;
  const frameHeight = height ?? storyHeight;
  return (
    <div ref={root} className="docs-frame" style={{ height: frameHeight * scale }}>
      <iframe
        title={title}
        loading="lazy"
        src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${encodeURIComponent(query)}`}
        style={{ width: width ?? "100%", height: frameHeight, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const story = currentTarget.contentDocument?.getElementById("storybook-root");
          observer.current?.disconnect();
          if (!story || height !== undefined) return;
          observer.current = new ResizeObserver(() => {
            // Height 0 means that the story has not rendered yet.
            if (story.offsetHeight > 0)
              setStoryHeight(Math.min(MAX_AUTO_HEIGHT, Math.max(48, story.offsetHeight + padding)));
          });
          observer.current.observe(story);
        }}
      />
    </div>
  );
}

export interface ExampleProps {
  of: ModuleExport;
  /** Viewport to show it in. Default: the story's own viewport; small components render inline. */
  on?: ViewportName | undefined;
  /** Height in px of the iframe. */
  height?: number | undefined;
  caption?: ReactNode;
  /** Hides the source code. */
  codeless?: boolean | undefined;
}

/**
 * A live story on a docs page, in the language, theme and brand of the toolbar. Screens, and stories that pin any of
 * these, render in an iframe, because a document has one direction.
 */
export function Example({ of, on, height, caption, codeless = false }: ExampleProps) {
  const { story } = useOf(of, ["story"]);
  const { language, direction } = useToolbar();
  const pinned = (story.storyGlobals["viewport"] as { value?: ViewportName } | undefined)?.value;
  const docs = story.parameters["docs"] as
    { story?: { inline?: boolean; iframeHeight?: number } } | undefined;
  const bare = story.parameters["layout"] === "fullscreen";
  const alone =
    on !== undefined || Object.keys(story.storyGlobals).length > 0 || bare || docs?.story?.inline === false;
  const isScreen = on ?? pinned ?? (docs?.story?.inline === false || story.title.startsWith("Screens/"));
  const screen = isScreen ? viewports[on ?? pinned ?? "phone"] : undefined;
  return (
    <figure className="docs-example" data-width={screen && screen.width < 900 ? "phone" : undefined}>
      {alone ? (
        <Frame
          id={story.id}
          title={`${story.title}, ${story.name}`}
          width={screen?.width}
          padding={bare ? 0 : 32}
          height={height ?? (screen && (docs?.story?.iframeHeight ?? screen.height))}
        />
      ) : (
        <div className="docs-stage sb-unstyled" lang={language} dir={direction}>
          <Story of={of} />
        </div>
      )}
      <figcaption>
        {caption && <div className="docs-caption">{caption}</div>}
        {!codeless && (
          <details>
            <summary>Code</summary>
            <Source of={of} />
          </details>
        )}
        <DocsLink href={`?path=/story/${story.id}`}>Open “{story.name}”</DocsLink>
      </figcaption>
    </figure>
  );
}
