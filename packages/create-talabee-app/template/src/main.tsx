import { guardTranslatedPage } from "@talabee/ui/app";
import "@talabee/ui/standalone.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import "./app.css";
import "./brand.css";

// Browsers that translate the page change texts that React holds.
guardTranslatedPage();
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
