import { Anchor, useMessages } from "@talabee/ui/locale";
import { Avatar } from "@talabee/ui/primitives/avatar";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { Icon } from "@talabee/ui/primitives/icon";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Logo } from "@talabee/ui/primitives/logo";
import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { officeMessages as m } from "../messages/index.js";
import { useOffice } from "./office-context.js";
import { OfficeMenu } from "./office-menu.js";
import { OFFICE_SCREENS } from "./office-screens.js";

export const OFFICE_LOOKS = ["light", "dark"] as const;
export type OfficeLook = (typeof OFFICE_LOOKS)[number];

export interface OfficeShellProps {
  look: OfficeLook;
  onLook: (look: OfficeLook) => void;
  onSignOut: () => void;
  children: ReactNode;
}

/** The frame of the office: where one can go, at the side or behind a button on phones, and who is signed in. */
export function OfficeShell({ look, onLook, onSignOut, children }: OfficeShellProps) {
  const { t } = useMessages();
  const { access } = useOffice();
  const [isOpen, setIsOpen] = useState(false);
  const person = (
    <OfficeMenu look={look} onLook={onLook} onSignOut={onSignOut}>
      <Avatar name={access.name} size="small" />
      <bdi className="truncate">{access.name}</bdi>
    </OfficeMenu>
  );
  return (
    <div className="office-frame">
      <aside className="office-side">
        <Brand />
        <OfficeNav />
        {person}
      </aside>
      <div className="office-phone-bar">
        <IconButton
          icon={MenuIcon}
          variant="quiet"
          aria-label={t(m.menu)}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        />
        <Brand />
      </div>
      {isOpen && (
        <Drawer open side="start" title={t(m.screens)} onOpenChange={setIsOpen} footer={person}>
          <OfficeNav onChosen={() => setIsOpen(false)} />
        </Drawer>
      )}
      <div className="office-main">{children}</div>
    </div>
  );
}

function Brand() {
  const { t } = useMessages();
  return (
    <Anchor href="/" className="office-brand">
      <Logo variant="mark" width={34} alt="" />
      <span>{t(m.office)}</span>
    </Anchor>
  );
}

/** Screens that the person's rights allow, in groups. */
function OfficeNav({ onChosen }: { onChosen?: () => void }) {
  const { t } = useMessages();
  const { may, path } = useOffice();
  const shown = OFFICE_SCREENS.filter((screen) => screen.entry !== undefined && may(screen.right));
  return (
    <nav aria-label={t(m.screens)} className="office-nav">
      {[...new Set(shown.map((screen) => screen.entry!.group))].map((group) => (
        <ul key={group}>
          {shown
            .filter((screen) => screen.entry!.group === group)
            .map((screen) => {
              const isHere =
                screen.path === "/"
                  ? path === "/"
                  : path === screen.path || path.startsWith(`${screen.path}/`);
              return (
                <li key={screen.path}>
                  <Anchor href={screen.path} aria-current={isHere ? "page" : undefined} onClick={onChosen}>
                    <Icon of={screen.entry!.icon} />
                    <span>{t(screen.entry!.label)}</span>
                  </Anchor>
                </li>
              );
            })}
        </ul>
      ))}
    </nav>
  );
}
