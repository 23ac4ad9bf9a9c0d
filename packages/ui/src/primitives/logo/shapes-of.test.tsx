import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sadaf } from "../../theme/brands/sadaf.js";
import { talabee } from "../../theme/brands/talabee.js";
import type { LogoDrawing } from "../../theme/brand-identity.js";
import { shapesOf } from "./shapes-of.js";

const colors = {
  light: { primary: "#111", onPrimary: "#222", text: "#333", accent: "#444" },
  dark: { primary: "#aaa", onPrimary: "#bbb", text: "#ccc", accent: "#ddd" },
};
const draw = (body: string) => renderToStaticMarkup(<svg>{shapesOf(body, colors)}</svg>);

describe("shapesOf", () => {
  test("colors fills and strokes by class, in both themes", () => {
    expect(draw('<path class="so" d="M0 0" fill="none" stroke-width="5.2"/><circle class="a" r="4"/>')).toBe(
      '<svg><path style="stroke:light-dark(#222,#bbb)" d="M0 0" fill="none" stroke-width="5.2"></path>' +
        '<circle style="fill:light-dark(#444,#ddd)" r="4"></circle></svg>',
    );
  });

  test("keeps groups, also nested ones, and the order", () => {
    const group =
      '<g transform="translate(1)"><rect></rect><g id="in"><circle></circle></g><line></line></g>';
    expect(draw(`${group.replace(/><\/(rect|circle|line)>/g, "/>")}<g></g><path/>`)).toBe(
      `<svg>${group}<g></g><path></path></svg>`,
    );
  });

  test("draws every shape of our brands", () => {
    for (const { logo } of [talabee, sadaf]) {
      for (const { body } of Object.values(logo as unknown as Record<string, LogoDrawing>)) {
        const tags = (markup: string) => [...markup.matchAll(/<(\w+)/g)].map(([, name]) => name);
        expect(tags(draw(body))).toEqual(["svg", ...tags(body)]);
      }
    }
  });
});
