import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { directionOf, LocaleProvider, type Language } from "../packages/ui/src/locale/index.js";
import { docs } from "./docs-page.js";
import { modes, viewports } from "./modes.js";
import "./preview.css";

/** Sets the attributes that an app sets on `<html>`, before the story paints. */
function Page({ locale, theme, children }: { locale: Language; theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = locale;
    html.dir = directionOf(locale);
    html.dataset["theme"] = theme;
    html.dataset["brand"] = "talabee";
  }, [locale, theme]);
  return <LocaleProvider language={locale}>{children}</LocaleProvider>;
}

const preview: Preview = {
  initialGlobals: {
    locale: "en",
    theme: "light",
    // The test-runner brings its own axe; two at once collide.
    a11y: { manual: typeof navigator !== "undefined" && navigator.webdriver },
  },
  globalTypes: {
    locale: {
      description: "Language; direction follows",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "ar", title: "العربية" },
        ],
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  parameters: {
    docs,
    layout: "padded",
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Find a part",
          "Foundations",
          "Patterns",
          "Primitives",
          "Forms",
          "Widgets",
          "Screens",
        ],
      },
    },
    backgrounds: { disabled: true },
    chromatic: { modes },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          {
            name,
            styles: { width: `${width}px`, height: `${height}px` },
            type: width < 900 ? "mobile" : "desktop",
          },
        ]),
      ),
    },
    a11y: { options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } },
  },
  decorators: [
    (Story, { globals }) => (
      <Page locale={globals["locale"] as Language} theme={String(globals["theme"])}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;
