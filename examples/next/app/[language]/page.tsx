import { SectionHead } from "@talabee/ui/primitives/section-head";
import { StoreCard } from "@talabee/ui/widgets/store-card";
import { languageOf, readStores } from "../panel";

/** A list of cards, all of it from server components: they get data alone. */
export default async function Page({ params }: { params: Promise<{ language: string }> }) {
  const language = languageOf((await params).language);
  const stores = await readStores(language);
  return (
    <div style={{ maxWidth: 1120, margin: "0 auto", padding: 16 }}>
      <SectionHead
        title={language === "ar" ? "متاجر قريبة" : "Nearby stores"}
        seeAllHref={`/${language}/stores`}
      />
      <div
        style={{
          display: "grid",
          gap: 24,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
        }}
      >
        {stores.map((store) => (
          <StoreCard key={store.id} store={store} href={`/${language}/stores#${store.id}`} />
        ))}
      </div>
    </div>
  );
}
