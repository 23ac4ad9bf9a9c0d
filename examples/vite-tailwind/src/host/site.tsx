import { StyleGuide } from "./style-guide";

export type HostLanguage = "en" | "ar";

const texts = {
  en: {
    title: "Warda",
    lead: "Flowers of the morning, at your door by noon.",
    order: "Order",
    more: "Read more",
    email: "Email",
    terms: "I agree to the terms",
    bouquet: "Bouquet",
    price: "Price",
    rose: "Roses",
    jasmine: "Jasmine",
    other: "العربية",
  },
  ar: {
    title: "وردة",
    lead: "أزهار الصباح على بابك قبل الظهر.",
    order: "اطلب",
    more: "اقرأ المزيد",
    email: "البريد الإلكتروني",
    terms: "أوافق على الشروط",
    bouquet: "الباقة",
    price: "السعر",
    rose: "ورد",
    jasmine: "ياسمين",
    other: "English",
  },
};

/** The host as it was before our package: its own markup, styled by its own Tailwind theme. */
export function Site({
  language,
  onLanguageChange,
}: {
  language: HostLanguage;
  onLanguageChange: (language: HostLanguage) => void;
}) {
  const text = texts[language];
  const other = language === "en" ? "ar" : "en";
  return (
    <>
      <header
        data-host-part="header"
        className="flex items-center justify-between border-b-2 border-border bg-bg p-4"
      >
        <h1 className="text-3xl font-bold text-primary">{text.title}</h1>
        <button type="button" lang={other} className="underline" onClick={() => onLanguageChange(other)}>
          {text.other}
        </button>
      </header>
      <section data-host-part="hero" className="grid gap-2 bg-surface p-4 text-text">
        <p className="text-lg">{text.lead}</p>
        <p>
          <button type="button" className="rounded-full bg-primary px-6 py-2 text-white">
            {text.order}
          </button>{" "}
          <a href="#more" className="ms-2 text-accent underline">
            {text.more}
          </a>
        </p>
      </section>
      <form data-host-part="form" className="grid max-w-md gap-2 p-4">
        <label>
          {text.email}
          <input className="ms-2 rounded-panel border-2 border-border p-2" placeholder="name@example.com" />
        </label>
        <label>
          <input type="checkbox" defaultChecked /> {text.terms}
        </label>
      </form>
      <table data-host-part="table" className="m-4 table-auto border-2 border-border text-start">
        <thead>
          <tr>
            <th className="p-2">{text.bouquet}</th>
            <th className="p-2">{text.price}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="p-2">{text.rose}</td>
            <td className="p-2">120</td>
          </tr>
          <tr>
            <td className="p-2">{text.jasmine}</td>
            <td className="p-2">80</td>
          </tr>
        </tbody>
      </table>
      <StyleGuide />
    </>
  );
}

/** Language of the address, `?language=ar`; the document follows it. */
export function readLanguage(): HostLanguage {
  return new URLSearchParams(location.search).get("language") === "ar" ? "ar" : "en";
}

export function showLanguage(language: HostLanguage) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
}
