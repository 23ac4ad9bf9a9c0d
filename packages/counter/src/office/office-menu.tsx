import { useLocale, useMessages } from "@talabee/ui/locale";
import { Icon } from "@talabee/ui/primitives/icon";
import { Menu } from "@talabee/ui/primitives/menu";
import { Languages, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useCounter } from "../app/counter.js";
import { doorMessages as m } from "../messages/index.js";
import type { OfficeLook } from "./office-shell.js";

export interface OfficeMenuProps {
  look: OfficeLook;
  onLook: (look: OfficeLook) => void;
  onSignOut: () => void;
  /** What the button shows: who is signed in. */
  children: ReactNode;
}

/** Who works here, and how this screen looks. */
export function OfficeMenu({ look, onLook, onSignOut, children }: OfficeMenuProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const counter = useCounter();
  const other = language === "ar" ? "en" : "ar";
  return (
    <Menu
      align="start"
      items={[
        {
          label: t(m.look),
          value: look,
          choices: [
            { value: "light", label: t(m.light) },
            { value: "dark", label: t(m.dark) },
          ],
          onValueChange: (value) => onLook(value as OfficeLook),
        },
        "separator",
        { label: t(m.language), icon: <Icon of={Languages} />, onSelect: () => counter.language.set(other) },
        { label: t(m.signOut), icon: <Icon of={LogOut} />, onSelect: onSignOut },
      ]}
      trigger={
        <button type="button" className="office-person">
          {children}
        </button>
      }
    />
  );
}
