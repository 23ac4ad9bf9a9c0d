import {
  changeHoursPlan,
  createCategory,
  createClosure,
  createHoursPlan,
  createStore,
  deactivateStore,
  deleteCategory,
  deleteClosure,
  deleteHoursPlan,
  endBusy,
  openStore,
  orderCategories,
  panelCategories,
  panelStore,
  panelStores,
  pauseStore,
  resumeStore,
  setBusy,
  updateCategory,
  updateStore,
  updateStoreDelivery,
  updateStoreHours,
  uploadBrandPicture,
  uploadStorePicture,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { savePicture } from "../files/picture-rows.js";
import { createBusyService } from "./busy.js";
import { createCategoryService } from "./categories.js";
import { createClosureService } from "./closures.js";
import { createHoursPlanService } from "./hours-plans.js";
import { storeFor } from "./store-access.js";
import { createStoreService } from "./store-service.js";

/** Stores and their categories, for those who run them. */
export function storeRoutes(app: App, panel: Panel): void {
  const stores = createStoreService(panel);
  const closures = createClosureService(panel);
  const plans = createHoursPlanService(panel);
  const busy = createBusyService(panel);
  const categories = createCategoryService(panel);

  serve(app, panel, panelStores, async ({ user, query }) => ({ data: await stores.list(user, query) }));
  serve(app, panel, createStore, async ({ user, body }) => ({ data: await stores.create(user, body) }));
  serve(app, panel, panelStore, async ({ user, params }) => ({
    data: await stores.read(user, params["id"]!),
  }));
  serve(app, panel, updateStore, async ({ user, params, body }) => ({
    data: await stores.updateProfile(user, params["id"]!, body),
  }));
  serve(app, panel, updateStoreHours, async ({ user, params, body }) => ({
    data: await stores.updateHours(user, params["id"]!, body),
  }));
  serve(app, panel, updateStoreDelivery, async ({ user, params, body }) => ({
    data: await stores.updateDelivery(user, params["id"]!, body),
  }));
  serve(app, panel, openStore, async ({ user, params }) => ({
    data: await stores.open(user, params["id"]!),
  }));
  serve(app, panel, deactivateStore, async ({ user, params }) => ({
    data: await stores.deactivate(user, params["id"]!),
  }));

  serve(app, panel, createClosure, async ({ user, params, body }) => ({
    data: await closures.create(user, params["id"]!, body),
  }));
  serve(app, panel, deleteClosure, async ({ user, params }) => ({
    data: await closures.remove(user, params["id"]!),
  }));
  serve(app, panel, createHoursPlan, async ({ user, params, body }) => ({
    data: await plans.create(user, params["id"]!, body),
  }));
  serve(app, panel, changeHoursPlan, async ({ user, params, body }) => ({
    data: await plans.update(user, params["id"]!, body),
  }));
  serve(app, panel, deleteHoursPlan, async ({ user, params }) => ({
    data: await plans.remove(user, params["id"]!),
  }));
  serve(app, panel, pauseStore, async ({ user, params, body }) => ({
    data: await closures.pause(user, params["id"]!, body),
  }));
  serve(app, panel, resumeStore, async ({ user, params }) => ({
    data: await closures.resume(user, params["id"]!),
  }));
  serve(app, panel, setBusy, async ({ user, params, body }) => ({
    data: await busy.begin(user, params["id"]!, body),
  }));
  serve(app, panel, endBusy, async ({ user, params }) => ({ data: await busy.end(user, params["id"]!) }));

  serve(app, panel, uploadStorePicture, async ({ user, params, body }) => {
    const { id: storeId } = await storeFor(panel.db, user, "menu.change", params["id"]!);
    const of = { kind: body.kind, storeId, uploadedBy: user.id };
    return { data: await savePicture(panel, body.picture, of) };
  });
  serve(app, panel, uploadBrandPicture, async ({ user, body }) => ({
    data: await savePicture(panel, body.picture, { kind: body.kind, storeId: null, uploadedBy: user.id }),
  }));

  serve(app, panel, panelCategories, async () => ({ data: await categories.list() }));
  serve(app, panel, createCategory, async ({ user, body }) => ({
    data: await categories.create(user, body),
  }));
  serve(app, panel, updateCategory, async ({ user, params, body }) => ({
    data: await categories.update(user, params["id"]!, body),
  }));
  serve(app, panel, deleteCategory, async ({ user, params }) => {
    await categories.remove(user, params["id"]!);
    return { data: null };
  });
  serve(app, panel, orderCategories, async ({ user, body }) => ({
    data: await categories.order(user, body.ids),
  }));
}
