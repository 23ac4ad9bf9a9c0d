import type { Plugin } from "vite";

/**
 * Lets a build leave out the parts of React Router that the storefront does not use, such as its data forms: they are
 * created by calls that a bundler must otherwise keep. Also turns off its development warnings, which its default
 * export includes, and those of paths and locations, whose texts it composes for each path that it tries. Together 4 kB
 * at brotli 11; the budgets of bytes notice when it no longer applies.
 */
export function pureReactRouter(): Plugin {
  return {
    name: "talabee:pure-react-router",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1")
          .replace(/^\w+\.displayName = "\w+";$/gm, "")
          .replace(/^( +)warning\(\n[\s\S]*?\n\1\);$/gm, "")
          .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false"),
        map: null,
      }),
    },
  };
}
