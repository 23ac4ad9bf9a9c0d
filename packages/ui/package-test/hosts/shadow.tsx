import { Button, Dialog, LocaleProvider } from "@talabee/ui";
import { IconProvider } from "@talabee/ui/primitives/icon";
import { applyBrand, defineBrand, PortalProvider } from "@talabee/ui/theme";
import { useState, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";

/** Our components inside a shadow root, with the overlays in it, a brand and an icon of its own. */
const shadow = document.getElementById("shadow")!.attachShadow({ mode: "open" });
const styles = new CSSStyleSheet();
styles.replaceSync(await (await fetch("standalone.css")).text());
shadow.adoptedStyleSheets = [styles];
applyBrand(defineBrand({ name: "karak", primary: "#9b1b4b", radii: 0 }), shadow);

const root = shadow.appendChild(document.createElement("div"));
const overlays = shadow.appendChild(document.createElement("div"));
root.dataset["ui"] = "";

const icons = {
  X: (props: ComponentProps<"svg">) => (
    <svg viewBox="0 0 24 24" {...props}>
      <path d="M3 3h18v18H3z" />
    </svg>
  ),
};

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <LocaleProvider language="en">
      <IconProvider icons={icons}>
        <PortalProvider container={overlays}>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Cart">
            <p>Your cart is empty.</p>
          </Dialog>
        </PortalProvider>
      </IconProvider>
    </LocaleProvider>
  );
}

createRoot(root).render(<Page />);
