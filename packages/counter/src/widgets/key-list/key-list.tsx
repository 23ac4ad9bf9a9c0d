import { useMessages } from "@talabee/ui/locale";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { doorMessages as m } from "../../messages/index.js";

const KEYS = [
  [["1", "5"], m.keyLane],
  [["↑", "↓"], m.keyCard],
  [["←", "→"], m.keyNeighbour],
  [["Enter"], m.keyNext],
  [["Space"], m.keyShow],
  [["R"], m.keyRefuse],
  [["+", "−"], m.keyMinutes],
  [["Z"], m.keyUndo],
  [["/"], m.keyFind],
  [["?"], m.keyHelp],
] as const;

/** All keys of the board. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog open onOpenChange={onClose} title={t(m.keys)}>
      <dl data-slot="key-list" className="counter-pairs">
        {KEYS.map(([keys, label]) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd dir="ltr" className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="counter-key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
