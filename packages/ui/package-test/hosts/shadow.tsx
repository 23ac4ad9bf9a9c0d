import { Button, Dialog, LocaleProvider } from "@talabee/ui";
import { applyBrand, defineBrand, PortalProvider } from "@talabee/ui/theme";
import { useState } from "react";
import { createRoot } from "react-dom/client";

/** Our components inside a shadow root, with the overlays in it and a brand of its own. */
const shadow = document.getElementById("shadow")!.attachShadow({ mode: "open" });
const styles = new CSSStyleSheet();
styles.replaceSync(await (await fetch("standalone.css")).text());
shadow.adoptedStyleSheets = [styles];
applyBrand(defineBrand({ name: "karak", primary: "#9b1b4b", radii: 0 }), shadow);

const root = shadow.appendChild(document.createElement("div"));
const overlays = shadow.appendChild(document.createElement("div"));
root.dataset["ui"] = "";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <LocaleProvider language="en">
      <PortalProvider container={overlays}>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Cart">
          <p>Your cart is empty.</p>
        </Dialog>
      </PortalProvider>
    </LocaleProvider>
  );
}

createRoot(root).render(<Page />);
