import type { Plugin } from "vite";

/** Initial values of Tailwind's variables, for browsers without `@property`. */
const INITIAL_VALUES = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/;
/** A mixed colour after its fallback, for browsers without `color-mix`. */
const MIXED = /@supports \(color: ?color-mix\(in lab, red, red\)\)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;
/** The transitions of a gradient's colours, which never change. */
const GRADIENTS = /,\s*--tw-gradient-(?:from|via|to)/g;

/**
 * Leaves out what Tailwind adds for browsers older than those that the scripts are built for, which all have `@property`
 * and `color-mix`, and the transitions of gradients.
 */
export function modernStyles(): Plugin {
  return {
    name: "talabee:modern-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/styles\.css$/ },
      handler: (code) => ({
        code: code.replace(INITIAL_VALUES, "").replace(MIXED, "$1").replace(GRADIENTS, ""),
        map: null,
      }),
    },
  };
}
