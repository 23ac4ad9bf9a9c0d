import type { DeviceRole } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { Drawer } from "@talabee/ui/primitives/drawer";
import { RadioGroup } from "@talabee/ui/primitives/radio-group";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { useClock } from "../../app/clock.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { deviceMessages as m } from "../../messages/index.js";

/** A code that pairs a device. */
export interface ShownCode {
  readonly code: string;
  readonly expiresAt: string;
  readonly name: string;
}

export interface PairDrawerProps {
  /** Address of the door, as somebody types it. */
  address: string;
  code: ShownCode | null;
  /** The device that has used the code is in the list. */
  used: boolean;
  sending: boolean;
  /** What the server says to a request that failed. */
  error?: string | undefined;
  onMake: (name: string, role: DeviceRole) => void;
  /** Asks for another code. */
  onAgain: () => void;
  onClose: () => void;
}

/** Pairs a device: what it is called and for, then the code that is entered there. */
export function PairDrawer({
  address,
  code,
  used,
  sending,
  error,
  onMake,
  onAgain,
  onClose,
}: PairDrawerProps) {
  const { t } = useMessages();
  const { time } = useStaffFormat();
  const [name, setName] = useState("");
  const [role, setRole] = useState<DeviceRole>("counter");
  const [isChecked, setIsChecked] = useState(false);
  const isOver = useClock((now) => code !== null && now >= Date.parse(code.expiresAt));
  const isMissing = name.trim() === "";
  const make = () => {
    setIsChecked(true);
    if (!isMissing) onMake(name.trim(), role);
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t(m.pairADevice)}
      footer={
        code === null ? (
          <Button wide loading={sending} onClick={make}>
            {t(m.makeCode)}
          </Button>
        ) : isOver && !used ? (
          <Button wide onClick={onAgain}>
            {t(m.anotherCode)}
          </Button>
        ) : undefined
      }
    >
      {code === null ? (
        <div className="grid gap-5">
          {error !== undefined && (
            <Alert tone="danger" live>
              {error}
            </Alert>
          )}
          <TextField
            label={t(m.deviceName)}
            help={t(m.deviceNameHelp)}
            value={name}
            maxLength={60}
            onValueChange={setName}
            error={isChecked && isMissing ? t(m.deviceNameMissing) : undefined}
          />
          <RadioGroup
            label={t(m.deviceRole)}
            layout="card"
            value={role}
            onValueChange={setRole}
            options={[
              { value: "counter", label: t(m.roleCounter), description: t(m.roleCounterText) },
              { value: "kitchen", label: t(m.roleKitchen), description: t(m.roleKitchenText) },
            ]}
          />
        </div>
      ) : used ? (
        <Alert tone="success" live title={t(m.codeUsed, { name: code.name })} />
      ) : (
        <div className="grid justify-items-center gap-4 text-center">
          <p className="text-balance">{t(m.codeFor, { address: `\u2066${address}\u2069` })}</p>
          <output data-slot="pairing-code" dir="ltr" translate="no" className="counter-pairing-code">
            {`${code.code.slice(0, 3)} ${code.code.slice(3)}`}
          </output>
          <p role="status" className="text-muted">
            {isOver ? t(m.codeOver) : t(m.codeUntil, { time: time(code.expiresAt) })}
          </p>
        </div>
      )}
    </Drawer>
  );
}
