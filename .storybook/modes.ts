/** Languages, themes and viewports of every story, shared by the toolbar, the test-runner and the visual review. */
export const languages = ["en", "ar"] as const;
export const themes = ["light", "dark"] as const;
export const viewports = {
  small: { name: "Small phone", width: 320, height: 640 },
  phone: { name: "Phone", width: 390, height: 844 },
  desktop: { name: "Desktop", width: 1440, height: 900 },
} as const;

/** A mode as globals; `viewport` has the form that Chromatic reads. */
export interface Mode {
  locale: (typeof languages)[number];
  theme: (typeof themes)[number];
  viewport: { width: number; height: number };
}

/** `en-light-phone` … `ar-dark-desktop`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  languages.flatMap((locale) =>
    themes.flatMap((theme) =>
      (["phone", "desktop"] as const).map((name) => {
        const { width, height } = viewports[name];
        return [`${locale}-${theme}-${name}`, { locale, theme, viewport: { width, height } }];
      }),
    ),
  ),
);
