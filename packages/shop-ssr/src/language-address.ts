import type { Language } from "@talabee/contract";

// The plugin for Vite imports this before anything is built, so it asks no other package for the languages.
const LANGUAGES: readonly string[] = Object.keys({ en: true, ar: true } satisfies Record<Language, true>);
const NAMED = new RegExp(`^/(${LANGUAGES.join("|")})(?:/+(.*))?$`, "s");

/** A path, and the language that it names: `/ar/store/7` is the Arabic page of `/store/7`. */
export interface LanguagePath {
  /** Null for a path of the table of routes, whose page follows the choice that the visitor has stored. */
  readonly language: Language | null;
  /** The path in the table of routes. */
  readonly pathname: string;
}

/** Reads the language that a path begins with, and the path behind it. */
export function readLanguagePath(pathname: string): LanguagePath {
  const [, language, rest = ""] = NAMED.exec(pathname) ?? [];
  return language === undefined
    ? { language: null, pathname }
    : { language: language as Language, pathname: `/${rest}` };
}

/**
 * Where an address with `?lang=ar`, as links and search engines have it from former releases, has moved: to the path that names
 * the language. Null for any other address.
 */
export function movedAddress({ pathname, searchParams }: URL): string | null {
  const language = LANGUAGES.find((one) => one === searchParams.get("lang"));
  if (language === undefined) return null;
  const rest = new URLSearchParams(searchParams);
  rest.delete("lang");
  return `/${language}${readLanguagePath(pathname).pathname}${rest.size === 0 ? "" : `?${rest}`}`;
}
