"use client";
import { useLocale } from "@talabee/ui/locale";
import { SiteHeader } from "@talabee/ui/widgets/site-header";
import { useRouter } from "next/navigation";

export function Header() {
  const router = useRouter();
  const { language } = useLocale();
  return <SiteHeader homeHref={`/${language}`} onLanguageChange={(chosen) => router.push(`/${chosen}`)} />;
}
