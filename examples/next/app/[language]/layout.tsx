import { PageShell } from "@talabee/ui/screens/page-shell";
import "@talabee/ui/standalone.css";
import type { ReactNode } from "react";
import "../brand.css";
import { Header } from "../header";
import { languageOf, timeOfRequest } from "../panel";
import { Providers } from "../providers";

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
    <html lang={language} dir={language === "ar" ? "rtl" : "ltr"} data-brand="dana">
      <body data-ui>
        <Providers language={language} renderedAt={timeOfRequest()}>
          <PageShell header={<Header />}>{children}</PageShell>
        </Providers>
      </body>
    </html>
  );
}
