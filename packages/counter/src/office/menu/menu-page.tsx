import { menuAddonGroups, menuSections, panelStore } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { useAllProducts } from "../../app/use-all-products.js";
import { useCall } from "../../app/use-call.js";
import { officeMenuMessages as m, officeStoreMessages as sm } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Page as Frame, PageWaiting } from "../parts/page.js";
import { GroupsPanel } from "./groups-panel.js";
import { MenuTree } from "./menu-tree.js";
import { ProductForm } from "./product-form.js";

/** The menu of a store: sections and dishes at the side, the chosen dish with its preview. What is chosen stands in the address. */
export function Page({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { query } = useOffice();
  const id = params["id"]!;
  const store = useCall(panelStore, { params: { id } });
  const sections = useCall(menuSections, { params: { id } });
  const groups = useCall(menuAddonGroups, { params: { id } });
  const products = useAllProducts(id);
  const reads = [store, sections, groups, products];
  if (!store.data || !sections.data || !groups.data || !products.data)
    return (
      <PageWaiting
        error={reads.find(({ error }) => error !== null)?.error ?? null}
        onRetry={() => reads.forEach((one) => void one.refetch())}
      />
    );
  const chosenId = query.get("product");
  const product = products.data.find((one) => one.id === chosenId) ?? null;
  const sectionId = query.get("section") ?? sections.data.items[0]?.id;
  const isNew = chosenId === "new" && sectionId !== undefined;
  const isGroups = query.has("groups");
  const name = store.data.name[language];
  return (
    <Frame
      title={t(m.menuOf, { store: name })}
      crumbs={[
        { label: t(sm.stores), href: "/stores" },
        { label: <bdi>{name}</bdi>, href: `/stores/${id}` },
        { label: t(sm.menu) },
      ]}
    >
      <div className="office-menu">
        <MenuTree storeId={id} sections={sections.data.items} products={products.data} chosenId={chosenId} />
        {isGroups ? (
          <GroupsPanel storeId={id} groups={groups.data.items} />
        ) : product !== null || isNew ? (
          <ProductForm
            key={product?.id ?? `new ${sectionId}`}
            storeId={id}
            product={product}
            sectionId={sectionId!}
            sections={sections.data.items}
            groups={groups.data.items}
          />
        ) : (
          <p className="text-muted">{t(sections.data.items.length === 0 ? m.emptyMenu : m.chooseProduct)}</p>
        )}
      </div>
    </Frame>
  );
}
