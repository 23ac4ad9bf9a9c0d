import {
  Button,
  Dialog,
  DocumentLocale,
  LocaleProvider,
  toast,
  Toaster,
  type ButtonVariant,
  type Language,
} from "@talabee/ui";
import { formatMoney } from "@talabee/ui/locale";
import { TextField, type TextFieldProps } from "@talabee/ui/primitives/text-field";
import { StoreCard } from "@talabee/ui/widgets/store-card";
import { StrictMode, useState, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";

const variant: ButtonVariant = "primary";
const field: TextFieldProps = { label: "Email", code: true };
// @ts-expect-error -- a variant that there is not
const wrong: ComponentProps<typeof Button>["variant"] = "loud";

function Page() {
  const [language, setLanguage] = useState<Language>("en");
  const [open, setOpen] = useState(false);
  return (
    <LocaleProvider language={language}>
      <DocumentLocale />
      <Button variant={variant} end={formatMoney(4800, language)} onClick={() => setOpen(true)}>
        Open
      </Button>
      <Button variant="outline" onClick={() => setLanguage(language === "en" ? "ar" : "en")}>
        Switch
      </Button>
      <TextField {...field} />
      <Dialog open={open} onOpenChange={setOpen} title="Cart">
        <Button onClick={() => toast.show({ title: "Saved" })}>Save</Button>
      </Dialog>
      <Toaster />
    </LocaleProvider>
  );
}

// Widgets resolve and carry their types; this page does not show one.
console.assert(typeof StoreCard === "function", wrong);
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
