/* What the brand shows: banners, collections, pages. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import {
  BannerChange,
  BannerRequest,
  CollectionChange,
  CollectionRequest,
  PageRequest,
  PanelBanner,
  PanelBannerList,
  PanelCollection,
  PanelCollectionList,
  PanelPage,
  PanelPageList,
} from "../schemas/panel-content.js";
import { ListOrderRequest } from "../schemas/panel-stores.js";

export const panelBanners = defineCall({
  method: "GET",
  path: "/api/panel/banners",
  tag: "Content of the panel",
  summary: "Banners of the home page in both languages",
  access: "admin",
  right: "content.change",
  data: PanelBannerList,
});

export const createBanner = defineCall({
  method: "POST",
  path: "/api/panel/banners",
  tag: "Content of the panel",
  summary: "Add a banner, behind the last one",
  access: "admin",
  right: "content.change",
  body: BannerRequest,
  data: PanelBanner,
  message: "banner_created",
  status: 201,
  invalidates: ["panel", "home"],
});

export const orderBanners = defineCall({
  method: "POST",
  path: "/api/panel/banners/order",
  tag: "Content of the panel",
  summary: "Put all banners into an order",
  access: "admin",
  right: "content.change",
  body: ListOrderRequest,
  data: PanelBannerList,
  message: "updated",
  invalidates: ["panel", "home"],
  kind: "update",
});

export const updateBanner = defineCall({
  method: "POST",
  path: "/api/panel/banners/{id}/update",
  tag: "Content of the panel",
  summary: "Change a banner",
  access: "admin",
  right: "content.change",
  body: BannerChange,
  data: PanelBanner,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "home"],
  kind: "update",
});

export const deleteBanner = defineCall({
  method: "POST",
  path: "/api/panel/banners/{id}/delete",
  tag: "Content of the panel",
  summary: "Delete a banner",
  access: "admin",
  right: "content.change",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel", "home"],
});

export const panelCollections = defineCall({
  method: "GET",
  path: "/api/panel/collections",
  tag: "Content of the panel",
  summary: "Collections with their parts in both languages",
  access: "admin",
  right: "content.change",
  data: PanelCollectionList,
});

export const createCollection = defineCall({
  method: "POST",
  path: "/api/panel/collections",
  tag: "Content of the panel",
  summary: "Add a collection, behind the last one",
  access: "admin",
  right: "content.change",
  body: CollectionRequest,
  data: PanelCollection,
  message: "collection_created",
  status: 201,
  invalidates: ["panel", "collections", "home"],
});

export const orderCollections = defineCall({
  method: "POST",
  path: "/api/panel/collections/order",
  tag: "Content of the panel",
  summary: "Put all collections into an order",
  access: "admin",
  right: "content.change",
  body: ListOrderRequest,
  data: PanelCollectionList,
  message: "updated",
  invalidates: ["panel", "collections", "home"],
  kind: "update",
});

export const updateCollection = defineCall({
  method: "POST",
  path: "/api/panel/collections/{id}/update",
  tag: "Content of the panel",
  summary: "Change a collection",
  access: "admin",
  right: "content.change",
  body: CollectionChange,
  data: PanelCollection,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "collections", "home"],
  kind: "update",
});

export const deleteCollection = defineCall({
  method: "POST",
  path: "/api/panel/collections/{id}/delete",
  tag: "Content of the panel",
  summary: "Delete a collection; its products stay",
  access: "admin",
  right: "content.change",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel", "collections", "home"],
});

export const panelPages = defineCall({
  method: "GET",
  path: "/api/panel/pages",
  tag: "Content of the panel",
  summary: "Pages of text in both languages, the product's own where none was written",
  access: "admin",
  right: "content.change",
  data: PanelPageList,
});

export const writePage = defineCall({
  method: "POST",
  path: "/api/panel/pages/{id}/write",
  tag: "Content of the panel",
  summary: "Write a page of text",
  access: "admin",
  right: "content.change",
  body: PageRequest,
  data: PanelPage,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "pages"],
  kind: "update",
});

export const resetPage = defineCall({
  method: "POST",
  path: "/api/panel/pages/{id}/reset",
  tag: "Content of the panel",
  summary: "Return to the product's own text of a page",
  access: "admin",
  right: "content.change",
  body: NoFields,
  data: PanelPage,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "pages"],
  kind: "update",
});
