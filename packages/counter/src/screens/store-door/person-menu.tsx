import { useLocale, useMessages } from "@talabee/ui/locale";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Menu, type MenuEntry } from "@talabee/ui/primitives/menu";
import { Icon } from "@talabee/ui/primitives/icon";
import { Languages, LogOut, Store, UserRound } from "lucide-react";
import { useCounter } from "../../app/counter.js";
import { doorMessages as m } from "../../messages/index.js";
import type { Look } from "./store-shift.js";

export interface PersonMenuProps {
  name: string;
  look: Look;
  onLook: (look: Look) => void;
  onSignOut: () => void;
  onOtherStore?: (() => void) | undefined;
}

/** Who works here, and how this screen looks. */
export function PersonMenu({ name, look, onLook, onSignOut, onOtherStore }: PersonMenuProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const counter = useCounter();
  const other = language === "ar" ? "en" : "ar";
  const items: MenuEntry[] = [
    {
      label: t(m.look),
      value: look,
      choices: [
        { value: "light", label: t(m.light) },
        { value: "dark", label: t(m.dark) },
        { value: "kitchen", label: t(m.kitchenTheme) },
      ],
      onValueChange: (value) => onLook(value as Look),
    },
    "separator",
    {
      label: t(m.language),
      icon: <Icon of={Languages} />,
      onSelect: () => counter.language.set(other),
    },
    ...(onOtherStore === undefined
      ? []
      : [{ label: t(m.otherStore), icon: <Icon of={Store} />, onSelect: onOtherStore }]),
    { label: t(m.signOut), icon: <Icon of={LogOut} />, onSelect: onSignOut },
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={<IconButton icon={UserRound} aria-label={name === "" ? t(m.you) : name} className="size-12" />}
    />
  );
}
