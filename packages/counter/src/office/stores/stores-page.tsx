import { panelStores, STORE_STATES } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { Badge } from "@talabee/ui/primitives/badge";
import { Button } from "@talabee/ui/primitives/button";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { SearchField } from "@talabee/ui/primitives/search-field";
import { Select } from "@talabee/ui/primitives/select";
import { useState } from "react";
import { useCall } from "../../app/use-call.js";
import { officeMessages as m, officeStoreMessages as sm } from "../../messages/index.js";
import { hrefWith, useOffice } from "../office-context.js";
import { Page as Frame, Waiting } from "../parts/page.js";
import { OfficeTable, TableEnd } from "../parts/table.js";
import { useOrderWords } from "../orders/order-words.js";
import { STATE_MESSAGES, STATE_TONES } from "./store-words.js";

const PAGE = 50;

/** Stores that the person may see. */
export function Page() {
  const { t } = useMessages();
  const { language } = useLocale();
  const office = useOffice();
  const { query, go, may } = office;
  const words = useOrderWords();
  const q = query.get("q") ?? "";
  const [text, setText] = useState(q);
  const state = STORE_STATES.find((one) => one === query.get("state"));
  const after = query.get("after");
  const stores = useCall(panelStores, {
    query: {
      per_page: PAGE,
      ...(q === "" ? {} : { q }),
      ...(state === undefined ? {} : { state }),
      ...(after === null ? {} : { cursor: after }),
    },
  });
  const rows = stores.data?.items;
  const isFiltered = q !== "" || state !== undefined;
  return (
    <Frame
      title={t(sm.stores)}
      actions={
        may("store.create") && (
          <Button size="small" href="/stores/new">
            {t(sm.newStore)}
          </Button>
        )
      }
    >
      <div className="grid gap-3.5">
        <div className="office-filters">
          <form
            role="search"
            aria-label={t(m.filters)}
            onSubmit={(event) => {
              event.preventDefault();
              go(hrefWith(office, { q: text.trim() }));
            }}
          >
            <SearchField
              label={t(sm.findStore)}
              placeholder={t(sm.findStore)}
              value={text}
              onValueChange={(value, reason) => {
                setText(value);
                if (reason === "clear") go(hrefWith(office, { q: null }));
              }}
            />
            <Select
              label={t(m.status)}
              labelHidden
              placeholder={null}
              value={state ?? ""}
              onValueChange={(value) => go(hrefWith(office, { state: value }))}
              options={[
                { value: "", label: t(sm.anyState) },
                ...STORE_STATES.map((one) => ({ value: one, label: t(STATE_MESSAGES[one]) })),
              ]}
            />
          </form>
        </div>
        {rows === undefined ? (
          <Waiting error={stores.error} onRetry={() => void stores.refetch()} />
        ) : rows.length === 0 ? (
          <EmptyState
            level={2}
            title={isFiltered ? t(m.none) : t(sm.noStores)}
            text={isFiltered ? t(m.noOrdersText) : t(sm.noStoresText)}
            action={
              !isFiltered && may("store.create") ? (
                <Button href="/stores/new">{t(sm.newStore)}</Button>
              ) : undefined
            }
          />
        ) : (
          <>
            <OfficeTable
              label={t(sm.stores)}
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={({ id }) => `/stores/${id}`}
              columns={[
                { id: "name", head: t(sm.name), cell: (row) => <bdi>{row.name[language]}</bdi> },
                {
                  id: "state",
                  head: t(m.status),
                  cell: (row) => <Badge tone={STATE_TONES[row.state]}>{t(STATE_MESSAGES[row.state])}</Badge>,
                },
                {
                  id: "zone",
                  head: t(sm.zone),
                  cell: (row) => (row.zone_number === 0 ? "—" : row.zone_number),
                },
                {
                  id: "types",
                  head: t(m.kind),
                  cell: (row) => (
                    <span>
                      {row.order_types.map((type) => words.type(type)).join(language === "ar" ? "، " : ", ")}
                    </span>
                  ),
                },
              ]}
            />
            <TableEnd count={rows.length} nextCursor={stores.data?.next_cursor ?? null} />
          </>
        )}
      </div>
    </Frame>
  );
}
