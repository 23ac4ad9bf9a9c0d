import { product, type PanelClient } from "@talabee/contract";
import { useLocale, type Language } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { ErrorState } from "@talabee/ui/primitives/error-state";
import { Link } from "@talabee/ui/primitives/link";
import { Picture } from "@talabee/ui/primitives/picture";
import { Price } from "@talabee/ui/primitives/price";
import { Spinner } from "@talabee/ui/primitives/spinner";
import { SubPageHeader } from "@talabee/ui/widgets/sub-page-header";
import { Frame } from "./frame";
import { panelUrl, usePanelData } from "./panel";

const loadProduct = async (panel: PanelClient, id: string, signal: AbortSignal) =>
  (await panel.send(product, { params: { id }, signal })).data;

/** A product. It is ordered on the panel's own storefront until this app has a cart. */
export function ProductPage({
  id,
  onLanguageChange,
}: {
  id: string;
  onLanguageChange: (language: Language) => void;
}) {
  const { language } = useLocale();
  const { status, data, problem, retry } = usePanelData(loadProduct, id);
  const isArabic = language === "ar";
  return (
    <Frame {...{ onLanguageChange, problem }}>
      {status === "failed" && <ErrorState level={1} onRetry={retry} />}
      {status === "loading" && <Spinner />}
      {data && (
        <>
          <SubPageHeader backHref={`/store/${encodeURIComponent(data.vendor_id)}`} title={data.vendor.name} />
          <article className="product">
            <Picture
              source={data.images[0] ?? data.image}
              alt=""
              ratio="wide"
              fallback={data.name}
              eager
              className="product-picture"
            />
            <div>
              <h1>{data.name}</h1>
              <p>{data.description}</p>
              <p>
                <Price
                  amount={data.sale_price ?? data.price}
                  was={data.sale_price === null ? null : data.price}
                />
              </p>
              {!data.in_stock && <p>{isArabic ? "نفدت الكمية" : "Sold out"}</p>}
              {panelUrl !== "" && (
                <Button href={`${panelUrl}/store/${data.vendor_id}/product/${data.id}`}>
                  {isArabic ? "اطلب من المتجر" : "Order"}
                </Button>
              )}
              <p>
                <Link href={`/store/${encodeURIComponent(data.vendor_id)}`}>
                  {isArabic ? "قائمة المتجر" : "The store’s menu"}
                </Link>
              </p>
            </div>
          </article>
        </>
      )}
    </Frame>
  );
}
