import { useLocale, useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { doorMessages as m } from "../../messages/index.js";

export interface StoreChoiceProps {
  stores: readonly { readonly id: string; readonly name: { readonly en: string; readonly ar: string } }[];
  onChoose: (id: string) => void;
  onSignOut: () => void;
}

/** Which of several stores this device stands in. */
export function StoreChoice({ stores, onChoose, onSignOut }: StoreChoiceProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  return (
    <main className="counter-screen grid content-center justify-items-center p-4">
      <div className="grid w-full max-w-110 gap-4">
        <h1 className="heading text-title">{t(stores.length === 0 ? m.noStores : m.whichStore)}</h1>
        <ul className="grid gap-2">
          {stores.map(({ id, name }) => (
            <li key={id}>
              <Button wide variant="outline" onClick={() => onChoose(id)}>
                <bdi>{name[language]}</bdi>
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="text" onClick={onSignOut}>
          {t(m.signOut)}
        </Button>
      </div>
    </main>
  );
}
