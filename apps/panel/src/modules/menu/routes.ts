import {
  changeAddonGroup,
  changeProduct,
  createAddonGroup,
  createProduct,
  createSection,
  deleteAddonGroup,
  deleteProduct,
  deleteSection,
  menuAddonGroups,
  menuProduct,
  menuProducts,
  menuSections,
  orderProducts,
  orderSections,
  updateSection,
  setOptionAvailability,
  setProductAvailability,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createAvailabilityService } from "./availability.js";
import { createAddonGroupService } from "./addon-groups.js";
import { createMenuProductService } from "./menu-products.js";
import { createSectionService } from "./sections.js";

/** Menus in both languages, for those who write them. */
export function menuRoutes(app: App, panel: Panel): void {
  const sections = createSectionService(panel);
  const availability = createAvailabilityService(panel);
  const products = createMenuProductService(panel);
  const groups = createAddonGroupService(panel);

  serve(app, panel, menuSections, async ({ user, params }) => ({
    data: await sections.list(user, params["id"]!),
  }));
  serve(app, panel, createSection, async ({ user, params, body }) => ({
    data: await sections.create(user, params["id"]!, body),
  }));
  serve(app, panel, orderSections, async ({ user, params, body }) => ({
    data: await sections.order(user, params["id"]!, body.ids),
  }));
  serve(app, panel, updateSection, async ({ user, params, body }) => ({
    data: await sections.rename(user, params["id"]!, body),
  }));
  serve(app, panel, deleteSection, async ({ user, params }) => {
    await sections.remove(user, params["id"]!);
    return { data: null };
  });

  serve(app, panel, menuProducts, async ({ user, params, query }) => ({
    data: await products.list(user, params["id"]!, query),
  }));
  serve(app, panel, createProduct, async ({ user, params, body }) => ({
    data: await products.create(user, params["id"]!, body),
  }));
  serve(app, panel, menuProduct, async ({ user, params }) => ({
    data: await products.read(user, params["id"]!),
  }));
  serve(app, panel, changeProduct, async ({ user, params, body }) => ({
    data: await products.change(user, params["id"]!, body),
  }));
  serve(app, panel, deleteProduct, async ({ user, params }) => {
    await products.remove(user, params["id"]!);
    return { data: null };
  });
  serve(app, panel, orderProducts, async ({ user, params, body }) => {
    await products.order(user, params["id"]!, body.ids);
    return { data: null };
  });

  serve(app, panel, setProductAvailability, async ({ user, params, body }) => ({
    data: await availability.setProduct(user, params["id"]!, body),
  }));
  serve(app, panel, setOptionAvailability, async ({ user, params, body }) => {
    await availability.setOption(user, params["id"]!, body);
    return { data: await groups.read(params["id"]!) };
  });

  serve(app, panel, menuAddonGroups, async ({ user, params }) => ({
    data: await groups.list(user, params["id"]!),
  }));
  serve(app, panel, createAddonGroup, async ({ user, params, body }) => ({
    data: await groups.create(user, params["id"]!, body),
  }));
  serve(app, panel, changeAddonGroup, async ({ user, params, body }) => ({
    data: await groups.change(user, params["id"]!, body),
  }));
  serve(app, panel, deleteAddonGroup, async ({ user, params }) => {
    await groups.remove(user, params["id"]!);
    return { data: null };
  });
}
