/* Stores, as those see them who run them. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import { StoreHoursRequest } from "../schemas/panel-opening.js";
import {
  BrandPictureRequest,
  CategoryChange,
  CategoryRequest,
  ListOrderRequest,
  PanelCategory,
  PanelCategoryList,
  PanelStore,
  PanelStoreList,
  panelStoresQuery,
  StoreChange,
  StoreDeliveryRequest,
  StoreMissing,
  StorePictureRequest,
  StoreRequest,
  UploadedPicture,
} from "../schemas/panel-stores.js";

export const panelStores = defineCall({
  method: "GET",
  path: "/api/panel/stores",
  tag: "Stores of the panel",
  summary: "Stores that the user works for, by name",
  access: "staff",
  right: "store.read",
  query: panelStoresQuery,
  data: PanelStoreList,
});

export const createStore = defineCall({
  method: "POST",
  path: "/api/panel/stores",
  tag: "Stores of the panel",
  summary: "Create a store as a draft, which customers do not see",
  access: "admin",
  right: "store.create",
  body: StoreRequest,
  data: PanelStore,
  message: "store_created",
  status: 201,
  errors: { store_address_taken: null },
  invalidates: ["panel"],
});

export const panelStore = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}",
  tag: "Stores of the panel",
  summary: "A store in both languages, with what it still needs to open",
  access: "staff",
  right: "store.read",
  data: PanelStore,
  errors: { not_found: null },
});

export const updateStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/update",
  tag: "Stores of the panel",
  summary: "Change texts, pictures and categories of a store",
  access: "staff",
  right: "store.change",
  body: StoreChange,
  data: PanelStore,
  message: "updated",
  errors: { not_found: null, store_is_open: StoreMissing },
  invalidates: ["panel", "stores", "vendors", "home"],
  kind: "update",
});

export const updateStoreHours = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/hours",
  tag: "Stores of the panel",
  summary: "Change opening hours, preparation time and room in the slots of a store",
  access: "staff",
  right: "store.hours",
  body: StoreHoursRequest,
  data: PanelStore,
  message: "updated",
  errors: { not_found: null, store_is_open: StoreMissing },
  invalidates: ["panel", "stores", "vendors", "home"],
  kind: "update",
});

export const updateStoreDelivery = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/delivery",
  tag: "Stores of the panel",
  summary: "Change place, order types, zones, fees and tables of a store",
  access: "staff",
  right: "store.delivery",
  body: StoreDeliveryRequest,
  data: PanelStore,
  message: "updated",
  errors: { not_found: null, store_is_open: StoreMissing },
  invalidates: ["panel", "stores", "vendors", "home"],
  kind: "update",
});

export const openStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/open",
  tag: "Stores of the panel",
  summary: "Show a draft or an inactive store to customers, who can order from then on",
  access: "admin",
  right: "store.create",
  body: NoFields,
  data: PanelStore,
  message: "store_opened",
  errors: { not_found: null, store_incomplete: StoreMissing },
  invalidates: ["panel", "stores", "vendors", "home"],
  kind: "update",
});

export const deactivateStore = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/deactivate",
  tag: "Stores of the panel",
  summary: "Take a store out of the shop; its running orders go on",
  access: "admin",
  right: "store.create",
  body: NoFields,
  data: PanelStore,
  message: "store_deactivated",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "vendors", "home"],
  kind: "update",
});

export const uploadStorePicture = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/pictures",
  tag: "Stores of the panel",
  summary: "Upload a picture for a store or its products, to be named in a later call",
  access: "staff",
  right: "menu.change",
  body: StorePictureRequest,
  data: UploadedPicture,
  message: null,
  status: 201,
  errors: { not_found: null },
});

export const uploadBrandPicture = defineCall({
  method: "POST",
  path: "/api/panel/pictures",
  tag: "Stores of the panel",
  summary: "Upload a picture for a category, collection or banner, to be named in a later call",
  access: "admin",
  right: "content.change",
  body: BrandPictureRequest,
  data: UploadedPicture,
  message: null,
  status: 201,
});

export const panelCategories = defineCall({
  method: "GET",
  path: "/api/panel/categories",
  tag: "Stores of the panel",
  summary: "Categories of stores in both languages",
  access: "staff",
  right: "store.read",
  data: PanelCategoryList,
});

export const createCategory = defineCall({
  method: "POST",
  path: "/api/panel/categories",
  tag: "Stores of the panel",
  summary: "Create a category of stores",
  access: "admin",
  right: "content.change",
  body: CategoryRequest,
  data: PanelCategory,
  message: "category_created",
  status: 201,
  invalidates: ["panel", "categories"],
});

export const updateCategory = defineCall({
  method: "POST",
  path: "/api/panel/categories/{id}/update",
  tag: "Stores of the panel",
  summary: "Change a category of stores",
  access: "admin",
  right: "content.change",
  body: CategoryChange,
  data: PanelCategory,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "categories"],
  kind: "update",
});

export const deleteCategory = defineCall({
  method: "POST",
  path: "/api/panel/categories/{id}/delete",
  tag: "Stores of the panel",
  summary: "Delete a category; its stores stay",
  access: "admin",
  right: "content.change",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel", "categories"],
});

export const orderCategories = defineCall({
  method: "POST",
  path: "/api/panel/categories/order",
  tag: "Stores of the panel",
  summary: "Put all categories into an order",
  access: "admin",
  right: "content.change",
  body: ListOrderRequest,
  data: PanelCategoryList,
  message: "updated",
  invalidates: ["panel", "categories"],
  kind: "update",
});
