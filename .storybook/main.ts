import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { readParts } from "../tools/parts-source.mjs";
import { readConstantLists } from "./constant-lists.js";
import { readExampleProps } from "./example-props.js";
import { withSearchKeywords } from "./search-keywords.js";

/** What to import from each entry of the package: `widgets/store-card`. */
const componentEntries = Object.fromEntries(
  readParts().map(({ layer, name, imports }) => [`${layer}/${name}`, imports]),
);

const config: StorybookConfig & { storyIndexGenerator: typeof withSearchKeywords } = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/src/**/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/counter/src/**/*.stories.tsx",
  ],
  // Stories use the pictures of the demo catalogue.
  staticDirs: [
    { from: "../apps/panel/src/seed/pictures", to: "/pictures" },
    { from: "../packages/ui/src/theme/fonts", to: "/fonts" },
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  features: { experimentalSearchDocsHeadings: true },
  storyIndexGenerator: withSearchKeywords,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript 7 compiler has no JavaScript API, which react-docgen-typescript needs.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), tailwindcss()],
      resolve: { conditions: ["@talabee/source", "module", "browser", "development|production"] },
      define: {
        COMPONENT_ENTRIES: JSON.stringify(componentEntries),
        CONSTANT_LISTS: JSON.stringify(readConstantLists()),
        EXAMPLE_PROPS: JSON.stringify(readExampleProps()),
      },
      build: { chunkSizeWarningLimit: 4000 },
      // Reports of test runs: each of their pages would reload the story that is looked at.
      server: { watch: { ignored: ["**/.cache/**", "**/storybook-static/**"] } },
    }),
};

export default config;
