import { useLocale, useMessages } from "@talabee/ui/locale";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Menu, type MenuEntry } from "@talabee/ui/primitives/menu";
import { Icon } from "@talabee/ui/primitives/icon";
import { Languages, LogIn, LogOut, Store, TabletSmartphone, UserRound } from "lucide-react";
import { useCounter } from "../../app/counter.js";
import { doorMessages as m } from "../../messages/index.js";
import type { Look, StoreScreen } from "./store-screen.js";

export interface PersonMenuProps {
  name: string;
  look: Look;
  onLook: (look: Look) => void;
  /** Addresses of the screens that are not in the bar. */
  hrefs: Partial<Readonly<Record<StoreScreen, string>>>;
  onSignIn?: (() => void) | undefined;
  onSignOut?: (() => void) | undefined;
  onOtherStore?: (() => void) | undefined;
}

/** Screens that are needed once a day or less. */
const PAGES = [["devices", m.devices, TabletSmartphone]] as const;

/** Who works here, and how this screen looks. */
export function PersonMenu({
  name,
  look,
  onLook,
  hrefs,
  onSignIn,
  onSignOut,
  onOtherStore,
}: PersonMenuProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const counter = useCounter();
  const other = language === "ar" ? "en" : "ar";
  const pages = PAGES.flatMap(([screen, label, icon]) => {
    const href = hrefs[screen];
    return href === undefined ? [] : [{ label: t(label), icon: <Icon of={icon} />, href }];
  });
  const items: MenuEntry[] = [
    ...pages,
    ...(pages.length > 0 ? (["separator"] as const) : []),
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
    ...(onSignIn === undefined
      ? []
      : [{ label: t(m.signInHere), icon: <Icon of={LogIn} />, onSelect: onSignIn }]),
    ...(onSignOut === undefined
      ? []
      : [{ label: t(m.signOut), icon: <Icon of={LogOut} />, onSelect: onSignOut }]),
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={<IconButton icon={UserRound} aria-label={name === "" ? t(m.you) : name} className="size-12" />}
    />
  );
}
