import type { Preview } from "@storybook/react-vite";
import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import { useMemo } from "storybook/preview-api";
import { configure } from "storybook/test";
import { inArabic, type ArabicMessages } from "../packages/ui/src/docs/in-arabic.js";
import { directionOf, LocaleProvider, type Language } from "../packages/ui/src/locale/index.js";
import { preloadEmptyPlate } from "../packages/ui/src/primitives/empty-plate/index.js";
import { BrandProvider } from "../packages/ui/src/theme/brand-identity.js";
import { sadaf } from "../packages/ui/src/theme/brands/sadaf.js";
import { withFittingControls } from "./controls.js";
import { docs } from "./docs-page.js";
import { modes, viewports } from "./modes.js";
import "./preview.css";

// Long, so that play functions do not time out on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Brands in the toolbar, by `data-brand`. The default brand needs no provider. */
const brands = { talabee: undefined, sadaf } as const;
type BrandName = keyof typeof brands;

interface PageProps {
  locale: Language;
  theme: string;
  brand: BrandName;
  motion: string;
  /** Whether the story renders inline on a docs page. */
  isDocsPage: boolean;
  children: ReactNode;
}

/**
 * Sets the attributes that an app sets on `<html>`, before the story paints. On a docs page, which shows several stories,
 * language and direction are set around the story instead.
 */
function Page({ locale, theme, brand, motion, isDocsPage, children }: PageProps) {
  useLayoutEffect(() => {
    if (isDocsPage) return;
    const html = document.documentElement;
    html.lang = locale;
    html.dir = directionOf(locale);
    html.dataset["theme"] = theme;
    html.dataset["brand"] = brand;
    html.dataset["motion"] = motion;
  }, [locale, theme, brand, motion, isDocsPage]);
  const identity = brands[brand];
  const story = isDocsPage ? (
    <div className="docs-stage" lang={locale} dir={directionOf(locale)} data-motion={motion}>
      {children}
    </div>
  ) : (
    children
  );
  return (
    <LocaleProvider language={locale}>
      {identity ? <BrandProvider brand={identity}>{story}</BrandProvider> : story}
    </LocaleProvider>
  );
}

/** Whether the story renders in an iframe on a docs page. */
const isEmbedded = typeof location !== "undefined" && new URLSearchParams(location.search).has("embed");

/**
 * Mounts a story inert, so that its autofocus does not scroll the docs page, and makes it interactive once mounted.
 * Child effects run first, so focus calls in effects are ignored too.
 */
function WithoutAutofocus({ children }: { children: ReactNode }) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <div inert={!mounted} style={{ display: "contents" }}>
      {children}
    </div>
  );
}

const preview: Preview = {
  argTypesEnhancers: [withFittingControls],
  // Loaded before the first story, so that no picture is taken without it.
  loaders: [() => preloadEmptyPlate()],
  initialGlobals: {
    locale: "en",
    theme: "light",
    brand: "talabee",
    motion: "full",
    // The test-runner runs its own axe, and axe cannot run twice at once.
    a11y: { manual: typeof navigator !== "undefined" && navigator.webdriver },
  },
  globalTypes: {
    locale: {
      description: "Language and direction",
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
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "talabee", title: "Talabee" },
          { value: "sadaf", title: "Sadaf" },
        ],
      },
    },
    motion: {
      description: "Motion: full, or reduced as with prefers-reduced-motion",
      toolbar: {
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "full", title: "Full motion" },
          { value: "reduced", title: "Reduced motion" },
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
          "Use it",
          [
            "Getting started",
            "Your brand",
            "Your market",
            "Overriding",
            "Message ids",
            "Compatibility",
            "Beside your styles",
            "Plain HTML",
            "Owning the source",
            "Server rendering",
            "Upgrading",
          ],
          "Foundations",
          "Patterns",
          "Primitives",
          "Forms",
          "Widgets",
          "Screens",
          "Flows",
          "Counter",
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
    // Translates a story's args when the toolbar is set to Arabic: `parameters.arabic` contains the translations.
    (Story, { args, globals, parameters }) => {
      const messages = parameters["arabic"] as ArabicMessages | undefined;
      const isArabic = globals["locale"] === "ar";
      const localizedArgs = useMemo(
        () => (messages && isArabic ? inArabic(args, messages) : args),
        [args, messages, isArabic],
      );
      return <Story args={localizedArgs} />;
    },
    (Story, { viewMode }) =>
      viewMode === "docs" || isEmbedded ? (
        <WithoutAutofocus>
          <Story />
        </WithoutAutofocus>
      ) : (
        <Story />
      ),
    (Story, { globals, viewMode }) => (
      <Page
        isDocsPage={viewMode === "docs"}
        locale={globals["locale"] as Language}
        theme={String(globals["theme"])}
        brand={globals["brand"] as BrandName}
        motion={String(globals["motion"])}
      >
        <Story />
      </Page>
    ),
  ],
};

export default preview;
