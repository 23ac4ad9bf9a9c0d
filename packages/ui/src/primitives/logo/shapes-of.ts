import { createElement, Fragment, type ReactElement } from "react";
import type { LogoColors } from "../../theme/generated/brand-colors.js";
import type { Theme } from "../../theme/generated/token-names.js";

const colorNames: Readonly<Record<string, keyof LogoColors>> = {
  p: "primary",
  o: "onPrimary",
  t: "text",
  a: "accent",
};

/**
 * The shapes of a `LogoDrawing` as elements, in the colors of the `color-scheme` around. As a picture, each drawing is a
 * document of its own for the browser: two of them in the header delayed the first paint of a phone by 50 ms. Set as HTML, they
 * would need a policy of Trusted Types.
 */
export function shapesOf(body: string, colors: Readonly<Record<Theme, LogoColors>>): ReactElement {
  const open: [props: object | null, content: ReactElement[]][] = [[null, []]];
  // The tag's end is not a group: the expression would try it at each character of a long path.
  for (const [, end, name, attributes] of body.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (!end) open.unshift([propsOf(attributes!, colors), []]);
    if (end || attributes!.endsWith("/")) {
      const [props, content] = open.shift()!;
      open[0]![1].push(createElement(name!, props, ...content));
    }
  }
  return createElement(Fragment, null, ...open[0]![1]);
}

function propsOf(attributes: string, { light, dark }: Readonly<Record<Theme, LogoColors>>): object {
  const style: Record<string, string> = {};
  const props: Record<string, unknown> = { style };
  for (const [, name, value] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
    if (name === "class")
      for (const one of value!.split(" ")) {
        const color = colorNames[one.at(-1)!];
        if (color) style[one[1] ? "stroke" : "fill"] = `light-dark(${light[color]},${dark[color]})`;
      }
    else props[name!.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
  }
  return props;
}
