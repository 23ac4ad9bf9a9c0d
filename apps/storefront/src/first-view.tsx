import { LocaleProvider } from "@talabee/ui/locale";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { renderToStaticMarkup } from "react-dom/server";

/** What index.html shows until the scripts have come: the loading screen (REQ-APP-02). */
export const firstView = renderToStaticMarkup(
  <LocaleProvider language="en">
    <RouteLoading />
  </LocaleProvider>,
);
