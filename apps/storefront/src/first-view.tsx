import { clientMessages } from "@talabee/contract";
import { LocaleProvider } from "@talabee/ui/locale";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { renderToStaticMarkup } from "react-dom/server";

/** Loading screen in index.html, shown until the scripts have loaded (REQ-APP-02). */
export const firstView = renderToStaticMarkup(
  <LocaleProvider language="en">
    <RouteLoading />
  </LocaleProvider>,
);

/** What a customer is told who waits for the app; connection.js shows it. */
export const waitingTexts = { slow: clientMessages.still_trying, offline: clientMessages.offline };
