"use client";
import { Picture } from "../../primitives/picture/index.js";
import type { TrackedOrderData } from "./tracking-data.js";

/** What waits at the counter, in the map's place. */
export function TrackingReady({ order }: { order: TrackedOrderData }) {
  return (
    <Picture
      data-slot="tracking-ready"
      source={order.images?.[0] ?? null}
      fallback={order.vendor.name}
      alt=""
      ratio="fill"
      eager
      sizes="(min-width: 900px) 50vw, 100vw"
    />
  );
}
