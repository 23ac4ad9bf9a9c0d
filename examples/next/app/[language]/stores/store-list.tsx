"use client";
import { useLocale } from "@talabee/ui/locale";
import { StoreListScreen } from "@talabee/ui/screens/store-list-screen";
import type { StoreCardData } from "@talabee/ui/widgets/store-card";
import { useRouter } from "next/navigation";

export function StoreList({ stores }: { stores: readonly StoreCardData[] }) {
  const { language } = useLocale();
  const router = useRouter();
  return (
    <StoreListScreen
      status="ready"
      title={language === "ar" ? "كل المتاجر" : "All stores"}
      backHref={`/${language}`}
      browseHref={`/${language}`}
      stores={stores}
      storeHref={(id) => `/${language}/stores#${id}`}
      onRetry={() => router.refresh()}
    />
  );
}
