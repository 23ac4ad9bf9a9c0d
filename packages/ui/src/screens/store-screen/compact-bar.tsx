"use client";
import { ArrowLeft, Search } from "../../primitives/icon/icon-nodes.js";
import { memo } from "react";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import type { StoreScreenData } from "./menu-sections.js";

/** Back button, store name and search, shown once the cover is out of view. Phones only. Memoized. */
export const CompactBar = memo(function CompactBar({
  store,
  backHref,
  searchHref,
  shown,
}: {
  store: StoreScreenData;
  backHref: string | undefined;
  searchHref: string | undefined;
  shown: boolean;
}) {
  const { t } = useMessages();
  return (
    <div
      data-slot="store-compact-bar"
      inert={!shown}
      className={cx(
        "fixed inset-x-0 top-0 z-bar flex h-15 items-center gap-3 bg-bg px-gutter transition-[opacity,translate] duration-sheet desktop:hidden print:hidden",
        !shown && "pointer-events-none -translate-y-2 opacity-0",
      )}
    >
      {backHref && <IconButton href={backHref} icon={ArrowLeft} flip aria-label={t(commonMessages.back)} />}
      <StoreLogo
        name={store.name}
        source={store.logo}
        color={store.brand_color}
        size="small"
        style={{ width: 32, height: "calc(32px * var(--ui-ratio-logo))", fontSize: 14 }}
      />
      <span className="min-w-0 flex-1 truncate font-semibold">
        <bdi>{store.name}</bdi>
      </span>
      {searchHref && (
        <IconButton href={searchHref} icon={Search} aria-label={t(catalogueMessages.searchMenu)} />
      )}
    </div>
  );
});
