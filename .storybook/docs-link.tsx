import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, type ComponentProps } from "react";
import { SELECT_STORY } from "storybook/internal/core-events";

/** A link on a docs page. One to another page of Storybook (`?path=/docs/…`) changes the page without loading it all anew. */
export function DocsLink({ href = "", onClick, children, ...rest }: ComponentProps<"a">) {
  const { channel } = useContext(DocsContext);
  const storyId = /^\?path=\/(?:docs|story)\/(.+)$/.exec(href)?.[1];
  if (!storyId) {
    const isOutside = href.startsWith("http");
    return (
      <a href={href} {...rest} onClick={onClick} target={isOutside ? "_blank" : undefined}>
        {children}
      </a>
    );
  }
  return (
    <a
      // Of the whole page, not of the frame that this page stands in.
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
