/* Menus, as those see them who write them. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import {
  MenuAddonGroup,
  MenuAddonGroupList,
  MenuAddonGroupRequest,
  MenuProduct,
  MenuProductChange,
  MenuProductList,
  MenuProductRequest,
  menuProductsQuery,
  MenuSection,
  MenuSectionList,
  MenuSectionRequest,
  OptionAvailabilityRequest,
  ProductAvailabilityRequest,
} from "../schemas/panel-menu.js";
import { LimitReached, ListOrderRequest } from "../schemas/panel-stores.js";

export const menuSections = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/sections",
  tag: "Menus",
  summary: "Sections of a menu in their order",
  access: "staff",
  right: "menu.read",
  data: MenuSectionList,
  errors: { not_found: null },
});

export const createSection = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/sections",
  tag: "Menus",
  summary: "Add a section to a menu, behind the last one",
  access: "staff",
  right: "menu.change",
  body: MenuSectionRequest,
  data: MenuSection,
  message: "section_created",
  status: 201,
  errors: { not_found: null, limit_reached: LimitReached },
  invalidates: ["panel", "stores", "products"],
});

export const orderSections = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/sections/order",
  tag: "Menus",
  summary: "Put all sections of a menu into an order",
  access: "staff",
  right: "menu.change",
  body: ListOrderRequest,
  data: MenuSectionList,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
  kind: "update",
});

export const updateSection = defineCall({
  method: "POST",
  path: "/api/panel/sections/{id}/update",
  tag: "Menus",
  summary: "Rename a section",
  access: "staff",
  right: "menu.change",
  body: MenuSectionRequest,
  data: MenuSection,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
  kind: "update",
});

export const deleteSection = defineCall({
  method: "POST",
  path: "/api/panel/sections/{id}/delete",
  tag: "Menus",
  summary: "Delete a section that has no products",
  access: "staff",
  right: "menu.change",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null, section_in_use: null },
  invalidates: ["panel", "stores", "products"],
});

export const orderProducts = defineCall({
  method: "POST",
  path: "/api/panel/sections/{id}/products/order",
  tag: "Menus",
  summary: "Put all products of a section into an order",
  access: "staff",
  right: "menu.change",
  body: ListOrderRequest,
  data: Nothing,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
  kind: "update",
});

export const menuProducts = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/products",
  tag: "Menus",
  summary: "Products of a store in both languages, in the order of the menu",
  access: "staff",
  right: "menu.read",
  query: menuProductsQuery,
  data: MenuProductList,
  errors: { not_found: null },
});

export const createProduct = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/products",
  tag: "Menus",
  summary: "Add a product to a menu, behind the last one of its section",
  access: "staff",
  right: "menu.change",
  body: MenuProductRequest,
  data: MenuProduct,
  message: "product_created",
  status: 201,
  errors: { not_found: null, limit_reached: LimitReached },
  invalidates: ["panel", "stores", "products"],
});

export const menuProduct = defineCall({
  method: "GET",
  path: "/api/panel/products/{id}",
  tag: "Menus",
  summary: "A product in both languages",
  access: "staff",
  right: "menu.read",
  data: MenuProduct,
  errors: { not_found: null },
});

export const changeProduct = defineCall({
  method: "POST",
  path: "/api/panel/products/{id}/change",
  tag: "Menus",
  summary: "Change any field of a product",
  access: "staff",
  right: "menu.change",
  body: MenuProductChange,
  data: MenuProduct,
  message: "updated",
  errors: { not_found: null, limit_reached: LimitReached },
  invalidates: ["panel", "stores", "products"],
  kind: "update",
});

export const deleteProduct = defineCall({
  method: "POST",
  path: "/api/panel/products/{id}/delete",
  tag: "Menus",
  summary: "Delete a product that is in no order and no cart",
  access: "staff",
  right: "menu.change",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null, product_in_use: null },
  invalidates: ["panel", "stores", "products"],
});

export const menuAddonGroups = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/addon-groups",
  tag: "Menus",
  summary: "Groups of options of a store, with their products",
  access: "staff",
  right: "menu.read",
  data: MenuAddonGroupList,
  errors: { not_found: null },
});

export const createAddonGroup = defineCall({
  method: "POST",
  path: "/api/panel/stores/{id}/addon-groups",
  tag: "Menus",
  summary: "Create a group of options",
  access: "staff",
  right: "menu.change",
  body: MenuAddonGroupRequest,
  data: MenuAddonGroup,
  message: "addon_group_created",
  status: 201,
  errors: { not_found: null, limit_reached: LimitReached },
  invalidates: ["panel", "stores", "products"],
});

export const changeAddonGroup = defineCall({
  method: "POST",
  path: "/api/panel/addon-groups/{id}/update",
  tag: "Menus",
  summary: "Replace a group with its options",
  access: "staff",
  right: "menu.change",
  body: MenuAddonGroupRequest,
  data: MenuAddonGroup,
  message: "updated",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
  kind: "update",
});

export const deleteAddonGroup = defineCall({
  method: "POST",
  path: "/api/panel/addon-groups/{id}/delete",
  tag: "Menus",
  summary: "Delete a group of options, and take it off all products",
  access: "staff",
  right: "menu.change",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
});

export const setProductAvailability = defineCall({
  method: "POST",
  path: "/api/panel/products/{id}/availability",
  tag: "Menus",
  summary:
    "Say that a product is sold out until a time, until closing or until further notice, or is there again",
  access: "staff",
  right: "menu.availability",
  body: ProductAvailabilityRequest,
  data: MenuProduct,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
});

export const setOptionAvailability = defineCall({
  method: "POST",
  path: "/api/panel/addon-groups/{id}/availability",
  tag: "Menus",
  summary:
    "Say that an option is sold out until a time, until closing or until further notice, or is there again",
  access: "staff",
  right: "menu.availability",
  body: OptionAvailabilityRequest,
  data: MenuAddonGroup,
  message: null,
  errors: { not_found: null },
  invalidates: ["panel", "stores", "products"],
});
