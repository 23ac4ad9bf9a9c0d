import { Anchor, useMessages } from "@talabee/ui/locale";
import { Icon, type IconDrawing } from "@talabee/ui/primitives/icon";
import { Logo } from "@talabee/ui/primitives/logo";
import type { ReactNode } from "react";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { doorMessages as m } from "../../messages/index.js";

export interface DoorLink {
  href: string;
  label: string;
  icon: IconDrawing;
  current: boolean;
}

export interface DoorBarProps {
  /** Of the store. */
  name: string;
  /** Under the name: until when it is open. */
  status?: string | undefined;
  links?: readonly DoorLink[] | undefined;
  /** State of the bell, pause, the person: at the end. */
  children?: ReactNode;
}

/** The bar of a door: whose it is, where one is, what works, what time it is. */
export function DoorBar({ name, status, links = [], children }: DoorBarProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const clock = useClock((now) => time(now));
  return (
    <header data-slot="door-bar" className="counter-bar">
      <div className="counter-who">
        <Logo variant="mark" width={42} alt="" />
        <span className="min-w-0">
          <b className="truncate">
            <bdi>{name}</bdi>
          </b>
          {status !== undefined && <span>{status}</span>}
        </span>
      </div>
      {links.length > 1 && (
        <nav aria-label={t(m.screens)} className="counter-nav">
          {links.map(({ href, label, icon, current }) => (
            <Anchor key={href} href={href} aria-current={current ? "page" : undefined}>
              <Icon of={icon} />
              <span>{label}</span>
            </Anchor>
          ))}
        </nav>
      )}
      <span className="counter-wide flex-1" />
      {children}
      <bdi dir="ltr" className="counter-clock counter-wide">
        {clock}
      </bdi>
    </header>
  );
}
