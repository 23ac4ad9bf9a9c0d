import { addCustomerNote, findCustomers, panelCustomer } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createCustomers } from "./customers.js";

/** Customers, for the office. */
export function customerRoutes(app: App, panel: Panel): void {
  const customers = createCustomers(panel);
  serve(app, panel, findCustomers, async ({ user, body }) => ({
    data: await customers.find(user, body.text),
  }));
  serve(app, panel, panelCustomer, async ({ user, params }) => ({
    data: await customers.read(user, params["id"]!),
  }));
  serve(app, panel, addCustomerNote, async ({ user, params, body }) => ({
    data: await customers.addNote(user, params["id"]!, body.text),
  }));
}
