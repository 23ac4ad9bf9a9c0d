import type { ComponentProps } from "react";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";

/** A set of stores or products put together by hand. */
export interface CollectionCardData {
  id: string;
  name: string;
  image: PictureSource | null;
}

export interface CollectionCardProps extends Omit<ComponentProps<"article">, "children"> {
  collection: CollectionCardData;
  href: string;
}

/** A way into a collection: its picture and its name. */
export function CollectionCard({ collection, href, className, ...rest }: CollectionCardProps) {
  return (
    <article
      data-slot="collection-card"
      {...rest}
      className={join("group/card relative w-55 desktop:w-full", className)}
    >
      <span className="block aspect-[4/3] overflow-clip rounded-picture bg-sunken">
        <span className="block size-full transition-transform duration-drawer group-hover/card:scale-[1.03]">
          <Picture
            source={collection.image}
            alt=""
            ratio="fill"
            fallback={collection.name}
            sizes="(min-width: 900px) 310px, 220px"
          />
        </span>
      </span>
      <h3 data-slot="collection-name" className="mt-2.5 truncate text-f3 font-semibold">
        <Link
          href={href}
          variant="plain"
          className="after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus"
        >
          <bdi>{collection.name}</bdi>
        </Link>
      </h3>
    </article>
  );
}

/** The place of a `CollectionCard` that is on its way. */
export function CollectionCardSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div data-slot="collection-card-skeleton" {...rest} className={join("w-55 desktop:w-full", className)}>
      <Skeleton shape="box" className="aspect-[4/3] w-full" />
      <Skeleton className="mt-3.5 h-4 w-30" />
    </div>
  );
}
