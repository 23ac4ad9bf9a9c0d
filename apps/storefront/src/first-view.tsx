import { LocaleProvider } from "@talabee/ui/locale";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { renderToStaticMarkup } from "react-dom/server";

/** Loading screen in index.html, shown until the scripts have loaded (REQ-APP-02). */
export const firstView = renderToStaticMarkup(
  <LocaleProvider language="en">
    <RouteLoading />
  </LocaleProvider>,
);
