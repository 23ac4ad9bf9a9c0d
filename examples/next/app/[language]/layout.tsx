import { PageShell } from "@talabee/ui/screens/page-shell";
import "@talabee/ui/standalone.css";
import type { ReactNode } from "react";
import "../brand.css";
import { Header } from "../header";
import { languageOf, renderTime } from "../panel";
import { Providers } from "../providers";

/** The languages of the site: known addresses are rendered before anyone asks. */
export const generateStaticParams = () => [{ language: "ar" }, { language: "en" }];

/** The root layout: language, direction and brand are in the HTML of the server. */
export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ language: string }>;
}) {
  const language = languageOf((await params).language);
  return (
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"} data-theme="system" data-brand="dana">
      <body data-ui>
        <Providers language={language} renderedAt={await renderTime()}>
          <PageShell header={<Header />}>{children}</PageShell>
        </Providers>
      </body>
    </html>
  );
}
