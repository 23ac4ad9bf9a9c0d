/* Start-up and content. */
import { defineCall } from "../call.js";
import { Page, Startup } from "../schemas/content.js";
import { fulfilmentQuery } from "../schemas/fulfilment.js";
import { Home } from "../schemas/home.js";
import { AppSettings } from "../schemas/settings.js";

export const startup = defineCall({
  method: "GET",
  path: "/api/startup",
  tag: "Start-up",
  summary: "Options of forms: countries, zones and others",
  access: "public",
  data: Startup,
});

export const appSettings = defineCall({
  method: "GET",
  path: "/api/app-settings",
  tag: "Start-up",
  summary: "Settings of all storefronts of the brand",
  access: "public",
  data: AppSettings,
});

export const home = defineCall({
  method: "GET",
  path: "/api/home",
  tag: "Start-up",
  summary: "The rails of the home page",
  access: "public",
  query: fulfilmentQuery,
  data: Home,
});

export const page = defineCall({
  method: "GET",
  path: "/api/pages/{slug}",
  tag: "Start-up",
  summary: "A content page: about, privacy, terms, contact",
  access: "public",
  data: Page,
  errors: { not_found: null },
});
