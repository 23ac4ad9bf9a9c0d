import {
  createSection,
  deleteSection,
  type MenuProduct,
  type menuSections,
  type CallData,
  orderProducts,
  orderSections,
  updateSection,
} from "@talabee/contract";
import { Anchor, useLocale, useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Badge } from "@talabee/ui/primitives/badge";
import { Button } from "@talabee/ui/primitives/button";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Menu } from "@talabee/ui/primitives/menu";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMenuMessages as m, officeMessages } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { BothFields, NO_TEXTS } from "../parts/fields.js";
import { moved } from "./moved.js";

type Section = CallData<typeof menuSections>["items"][number];

export interface MenuTreeProps {
  storeId: string;
  sections: readonly Section[];
  products: readonly MenuProduct[];
  /** The product that is open. */
  chosenId: string | null;
}

/** Sections with their dishes, in the order in which customers see them. */
export function MenuTree({ storeId, sections, products, chosenId }: MenuTreeProps) {
  const { t } = useMessages();
  const { may } = useOffice();
  const { act, error } = useAct();
  const mayChange = may("menu.change");
  const ids = sections.map(({ id }) => id);
  const order = (list: readonly string[]) =>
    void act(orderSections, { params: { id: storeId }, body: { ids: [...list] } });
  return (
    <div className="grid content-start gap-3">
      {error !== null && (
        <Alert tone="danger" live>
          {error.message}
        </Alert>
      )}
      <nav aria-label={t(m.sections)} className="grid gap-3">
        {sections.map((section, at) => (
          <SectionOfTree
            key={section.id}
            storeId={storeId}
            section={section}
            products={products.filter((one) => one.section_id === section.id)}
            chosenId={chosenId}
            onUp={at === 0 ? undefined : () => order(moved(ids, at, -1))}
            onDown={at === ids.length - 1 ? undefined : () => order(moved(ids, at, 1))}
            onProducts={(list) =>
              void act(orderProducts, { params: { id: section.id }, body: { ids: [...list] } })
            }
            onDelete={() => void act(deleteSection, { params: { id: section.id }, body: {} })}
          />
        ))}
      </nav>
      {mayChange && <SectionName storeId={storeId} />}
      <Button variant="outline" size="small" href={`/stores/${storeId}/menu?groups=1`}>
        {t(m.editGroups)}
      </Button>
    </div>
  );
}

function SectionOfTree({
  storeId,
  section,
  products,
  chosenId,
  onUp,
  onDown,
  onProducts,
  onDelete,
}: {
  storeId: string;
  section: Section;
  products: readonly MenuProduct[];
  chosenId: string | null;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onProducts: (ids: readonly string[]) => void;
  onDelete: () => void;
}) {
  const { t } = useMessages();
  const { language } = useLocale();
  const { may } = useOffice();
  const [isRenaming, setIsRenaming] = useState(false);
  const name = section.name[language];
  const ids = products.map(({ id }) => id);
  const at = ids.indexOf(chosenId ?? "");
  const chosen = products[at]?.name[language] ?? "";
  return (
    <section className="office-tree" aria-label={name}>
      <header>
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          <bdi>{name}</bdi>
        </h2>
        {may("menu.change") && (
          <Menu
            align="end"
            trigger={<IconButton icon={EllipsisVertical} size="small" variant="plain" aria-label={name} />}
            items={[
              { label: t(m.renameSection, { name }), onSelect: () => setIsRenaming(true) },
              ...(onUp ? [{ label: t(officeMessages.moveUp, { name }), onSelect: onUp }] : []),
              ...(onDown ? [{ label: t(officeMessages.moveDown, { name }), onSelect: onDown }] : []),
              ...(at > 0
                ? [
                    {
                      label: t(officeMessages.moveUp, { name: chosen }),
                      onSelect: () => onProducts(moved(ids, at, -1)),
                    },
                  ]
                : []),
              ...(at >= 0 && at < ids.length - 1
                ? [
                    {
                      label: t(officeMessages.moveDown, { name: chosen }),
                      onSelect: () => onProducts(moved(ids, at, 1)),
                    },
                  ]
                : []),
              ...(products.length === 0 ? [{ label: t(m.deleteSection, { name }), onSelect: onDelete }] : []),
            ]}
          />
        )}
      </header>
      {isRenaming && <SectionName storeId={storeId} section={section} onDone={() => setIsRenaming(false)} />}
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Anchor
              href={`/stores/${storeId}/menu?product=${product.id}`}
              aria-current={product.id === chosenId ? "page" : undefined}
            >
              <bdi className="min-w-0 flex-1 truncate">{product.name[language]}</bdi>
              {!product.active ? (
                <Badge>{t(m.hidden)}</Badge>
              ) : (
                product.off_since !== null && <Badge tone="warning">{t(m.soldOut)}</Badge>
              )}
            </Anchor>
          </li>
        ))}
        {may("menu.change") && (
          <li>
            <Anchor
              href={`/stores/${storeId}/menu?product=new&section=${section.id}`}
              aria-label={t(m.newProductIn, { name })}
              className="text-primary-text"
            >
              {t(m.newProduct)}
            </Anchor>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Names a new section, or another one anew. */
function SectionName({
  storeId,
  section,
  onDone,
}: {
  storeId: string;
  section?: Section;
  onDone?: () => void;
}) {
  const { t } = useMessages();
  const { act, isSending, errorOf } = useAct();
  const [name, setName] = useState(section?.name ?? NO_TEXTS);
  async function save(): Promise<void> {
    const answer =
      section === undefined
        ? await act(createSection, { params: { id: storeId }, body: { name } })
        : await act(updateSection, { params: { id: section.id }, body: { name } });
    if (answer === undefined) return;
    if (section === undefined) setName(NO_TEXTS);
    onDone?.();
  }
  return (
    <form
      className="office-panel grid gap-3"
      aria-label={section === undefined ? t(m.newSection) : t(m.sectionName)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <BothFields
        label={t(m.sectionName)}
        field="name"
        maxLength={60}
        value={name}
        onValueChange={setName}
        errorOf={errorOf}
      />
      <div>
        <Button type="submit" variant="outline" size="small" loading={isSending}>
          {section === undefined ? t(m.addSection) : t(officeMessages.save)}
        </Button>
      </div>
    </form>
  );
}
