import type { BoardCard } from "@talabee/contract";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { Dialog } from "@talabee/ui/primitives/dialog";
import { TextField } from "@talabee/ui/primitives/text-field";
import { foldDigits } from "@talabee/domain";
import { type FormEvent, useRef, useState } from "react";
import { doorMessages as m, boardMessages } from "../../messages/index.js";

export interface FindOrderProps {
  cards: readonly BoardCard[];
  onFound: (card: BoardCard) => void;
  onClose: () => void;
}

/** Finds an order of the board by the end of its code. */
export function FindOrder({ cards, onFound, onClose }: FindOrderProps) {
  const { t } = useMessages();
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = foldDigits(text).trim().toUpperCase();
    const found = cards.find(({ order_code: code }) => wanted !== "" && code.toUpperCase().endsWith(wanted));
    if (found === undefined) return setIsMissing(true);
    onFound(found);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t(m.keyFind)} initialFocus={input}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          ref={input}
          code
          label={t(m.findCode)}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setIsMissing(false);
          }}
          error={isMissing ? t(m.notFound) : undefined}
        />
        <Button type="submit">{t(boardMessages.find)}</Button>
      </form>
    </Dialog>
  );
}
