import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, type ComponentProps } from "react";
import { SELECT_STORY } from "storybook/internal/core-events";

/** A link on a docs page. Links within Storybook (`?path=/docs/…`) navigate without a full page load. */
export function DocsLink({ href = "", onClick, children, ...rest }: ComponentProps<"a">) {
  const { channel } = useContext(DocsContext);
  const storyId = /^\?path=\/(?:docs|story)\/(.+)$/.exec(href)?.[1];
  if (!storyId) {
    const isExternal = href.startsWith("http");
    return (
      <a href={href} {...rest} onClick={onClick} target={isExternal ? "_blank" : undefined}>
        {children}
      </a>
    );
  }
  return (
    <a
      // Relative to the top window, not to the preview iframe.
      href={`./${href}`}
      target="_top"
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || window.parent === window)
          return;
        event.preventDefault();
        channel.emit(SELECT_STORY, { storyId });
      }}
    >
      {children}
    </a>
  );
}
