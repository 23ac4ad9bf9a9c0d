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
  /** Width of the screen in px, made smaller where there is no room for it; without it, as wide as there is room. */
  width?: number | undefined;
  /** Height in px; without it, as high as the story is. */
  height?: number | undefined;
  /** Room around the story in px, above and below together. */
  padding: number;
}

/** Highest frame in px that follows its story: one that follows the frame in turn must end somewhere. */
const highest = 900;

/** A story on a page of its own. `embed` keeps its play function from running, which would take the page's focus. */
function Frame({ id, title, width, height, padding }: FrameProps) {
  const { query } = useToolbar();
  const root = useRef<HTMLDivElement>(null);
  const observer = useRef<ResizeObserver>(undefined);
  const [room, setRoom] = useState(width ?? 0);
  const [own, setOwn] = useState(160);
  useEffect(() => {
    if (!root.current) return;
    const outer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    outer.observe(root.current);
    return () => {
      outer.disconnect();
      observer.current?.disconnect();
    };
  }, []);
  const scale = width ? Math.min(1, room / width) : 1;
  const high = height ?? own;
  return (
    <div ref={root} className="house-frame" style={{ height: high * scale }}>
      <iframe
        title={title}
        loading="lazy"
        src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${encodeURIComponent(query)}`}
        style={{ width: width ?? "100%", height: high, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => {
          const story = currentTarget.contentDocument?.getElementById("storybook-root");
          observer.current?.disconnect();
          if (!story || height !== undefined) return;
          observer.current = new ResizeObserver(() => {
            // Nothing yet: it is being rendered.
            if (story.offsetHeight > 0) setOwn(Math.min(highest, Math.max(48, story.offsetHeight + padding)));
          });
          observer.current.observe(story);
        }}
      />
    </div>
  );
}

export interface ExampleProps {
  /** The story. */
  of: ModuleExport;
  /** Width of the screen it is shown on; without it, the story says so, and small parts stand on the page itself. */
  on?: ViewportName | undefined;
  /** Height in px of what is shown of a story with a page of its own. */
  height?: number | undefined;
  caption?: ReactNode;
  /** No way to its code. */
  codeless?: boolean | undefined;
}

/**
 * A live story on a docs page, in the language, theme and brand of the toolbar. Screens, and stories that pin any of
 * these, get a page of their own: two directions on one page would disturb each other.
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
    <figure className="house-example" data-width={screen && screen.width < 900 ? "phone" : undefined}>
      {alone ? (
        <Frame
          id={story.id}
          title={`${story.title}, ${story.name}`}
          width={screen?.width}
          padding={bare ? 0 : 32}
          height={height ?? (screen && (docs?.story?.iframeHeight ?? screen.height))}
        />
      ) : (
        <div className="house-stage sb-unstyled" lang={language} dir={direction}>
          <Story of={of} />
        </div>
      )}
      <figcaption>
        {caption && <div className="house-caption">{caption}</div>}
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
