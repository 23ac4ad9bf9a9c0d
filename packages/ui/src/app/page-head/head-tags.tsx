import { commonMessages, type Language } from "../../locale/index.js";
import type { PageDescription } from "./describe-page.js";
import type { Thing } from "./structured-data.js";

export interface HeadTagsProps {
  page: PageDescription;
  language: Language;
  /** The shop's name in the language. */
  brand: string;
  /** The address of the shop, before every path. */
  origin: string;
  /** Width and height of link preview pictures, in pixels. */
  pictureSize: { width: number; height: number };
}

/**
 * The elements of the document's head for one page, rendered on a server. What describes this page alone is marked, so that
 * the app removes it on navigation (`useNavigationFocus`).
 */
export function HeadTags({ page, language, brand, origin, pictureSize }: HeadTagsProps) {
  const urlOf = (path: string, inLanguage: Language) =>
    `${origin}${inLanguage === "en" ? "" : `/${inLanguage}`}${path}`;
  const property = (name: string, content: string | number) => (
    <meta property={name} content={String(content)} data-page-head="" />
  );
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} data-page-head="" />
      {page.isHidden && <meta name="robots" content="noindex" data-page-head="" />}
      {page.path !== null && (
        <>
          <link rel="canonical" href={urlOf(page.path, language)} data-page-head="" />
          <link rel="alternate" hrefLang="en" href={urlOf(page.path, "en")} data-page-head="" />
          <link rel="alternate" hrefLang="ar" href={urlOf(page.path, "ar")} data-page-head="" />
          <link rel="alternate" hrefLang="x-default" href={origin + page.path} data-page-head="" />
          {property("og:url", urlOf(page.path, language))}
        </>
      )}
      {property("og:type", "website")}
      {/* The browser takes the operator's own name from here. */}
      <meta
        property="og:site_name"
        content={brand}
        data-page-head=""
        data-own-name={brand === commonMessages.brand[language] ? undefined : ""}
      />
      {property("og:title", page.title)}
      {property("og:description", page.description)}
      {property("og:locale", `${language}_${page.country}`)}
      {property("og:locale:alternate", `${language === "en" ? "ar" : "en"}_${page.country}`)}
      {property("og:image", origin + page.picture)}
      {property("og:image:width", pictureSize.width)}
      {property("og:image:height", pictureSize.height)}
      {property("og:image:alt", page.title)}
      <meta name="twitter:card" content="summary_large_image" data-page-head="" />
      {page.things.map((thing) => (
        <script key={thing["@type"]} type="application/ld+json" data-page-head="">
          {jsonOf(thing, { origin, page: urlOf("", language) })}
        </script>
      ))}
    </>
  );
}

/**
 * JSON-LD is data, so no script policy applies. `<` is escaped so that no text can close the element. Paths become addresses:
 * those of pages are in the language of the page.
 */
function jsonOf(thing: Thing, before: { readonly origin: string; readonly page: string }): string {
  const places: Readonly<Record<string, string>> = {
    url: before.page,
    item: before.page,
    image: before.origin,
  };
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }, (key, value: unknown) => {
    const place = places[key];
    return place !== undefined && typeof value === "string" && value.startsWith("/") ? place + value : value;
  });
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
