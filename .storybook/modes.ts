/** The ways every story is looked at: shared by the toolbar, the test-runner and the visual runs. */
export const languages = ["en", "ar"] as const;
export const themes = ["light", "dark"] as const;
export const viewports = {
  small: { name: "Small phone", width: 320, height: 640 },
  phone: { name: "Phone", width: 390, height: 844 },
  desktop: { name: "Desktop", width: 1440, height: 900 },
} as const;

export interface Mode {
  locale: (typeof languages)[number];
  theme: (typeof themes)[number];
  viewport: keyof typeof viewports;
}

/** `en-light-phone` … `ar-dark-desktop`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  languages.flatMap((locale) =>
    themes.flatMap((theme) =>
      (["phone", "desktop"] as const).map((viewport) => [
        `${locale}-${theme}-${viewport}`,
        { locale, theme, viewport },
      ]),
    ),
  ),
);
