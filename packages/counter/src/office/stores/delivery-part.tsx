import { type PanelStore, updateStoreDelivery } from "@talabee/contract";
import { ORDER_TYPES } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { ChipGroup } from "@talabee/ui/primitives/chip-group";
import { TextField } from "@talabee/ui/primitives/text-field";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { officeMessages, officeStoreMessages as m } from "../../messages/index.js";
import { useOrderWords } from "../orders/order-words.js";
import { AmountField, BothFields, NO_TEXTS, readNumber, Save, useMoneyText } from "../parts/fields.js";
import { Panel } from "../parts/page.js";
import { readPlace, readZones } from "./place.js";

/** Where a store is, how its orders reach customers, and what that costs. */
export function DeliveryPart({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const words = useOrderWords();
  const amounts = useMoneyText();
  const state = useAct();
  const { errorOf } = state;
  const [isChecked, setIsChecked] = useState(false);
  const [types, setTypes] = useState<readonly (typeof ORDER_TYPES)[number][]>(store.order_types);
  const [text, setText] = useState(() => ({
    zone: store.zone_number === 0 ? "" : String(store.zone_number),
    place: store.location === null ? "" : `${store.location.lat}, ${store.location.lng}`,
    minOrder: amounts.show(store.min_order),
    fee: amounts.show(store.delivery_fee),
    freeOver: amounts.show(store.free_delivery_over),
    from: String(store.delivery_time.min),
    to: String(store.delivery_time.max),
    zones: store.delivery_zones?.join(", ") ?? "",
  }));
  const [street, setStreet] = useState(store.location?.text ?? NO_TEXTS);
  const type = (name: keyof typeof text) => (value: string) => setText({ ...text, [name]: value });
  const place = text.place.trim() === "" ? null : readPlace(text.place);
  const zones = readZones(text.zones);
  const read = {
    zone: readNumber(text.zone),
    from: readNumber(text.from),
    to: readNumber(text.to),
    minOrder: amounts.read(text.minOrder),
    fee: amounts.read(text.fee),
    freeOver: amounts.read(text.freeOver),
  };
  const isReadable =
    place !== undefined && zones !== undefined && Object.values(read).every((one) => one !== undefined);
  function save(): void {
    setIsChecked(true);
    if (!isReadable) return;
    void state.act(updateStoreDelivery, {
      params: { id: store.id },
      body: {
        order_types: [...types],
        min_order: read.minOrder ?? 0,
        delivery_fee: read.fee ?? 0,
        free_delivery_over: read.freeOver,
        delivery_zones: zones.length === 0 ? null : zones,
        ...(read.from === null || read.to === null
          ? {}
          : { delivery_time: { min: read.from!, max: read.to! } }),
        ...(read.zone === null ? {} : { zone_number: read.zone! }),
        ...(place === null ? {} : { location: { ...place, text: street } }),
      },
    });
  }
  const wrong = (value: unknown, message = officeMessages.notANumber) =>
    isChecked && value === undefined ? t(message) : undefined;
  const amountError = (name: "minOrder" | "fee" | "freeOver", field: string) =>
    isChecked && read[name] === undefined ? t(officeMessages.notAnAmount) : errorOf(field);
  return (
    <form
      className="office-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Panel title={t(m.place)}>
        <div className="grid gap-4">
          <div className="office-both">
            <TextField
              code
              inputMode="numeric"
              label={t(m.zone)}
              value={text.zone}
              onValueChange={type("zone")}
              error={wrong(read.zone) ?? errorOf("zone_number")}
            />
            <TextField
              code
              label={t(m.place)}
              help={t(m.placeHelp)}
              value={text.place}
              onValueChange={type("place")}
              error={
                isChecked && place === undefined
                  ? t(m.placeWrong)
                  : (errorOf("location.lat") ?? errorOf("location"))
              }
              end={<HereButton onPlace={type("place")} />}
            />
          </div>
          <BothFields
            label={t(m.placeText)}
            field="location.text"
            maxLength={120}
            value={street}
            onValueChange={setStreet}
            errorOf={errorOf}
          />
        </div>
      </Panel>
      <Panel title={t(m.orderTypes)}>
        <div className="grid gap-4">
          <ChipGroup
            multiple
            label={t(m.orderTypes)}
            labelHidden
            value={[...types]}
            onValueChange={setTypes}
            error={errorOf("order_types")}
            options={ORDER_TYPES.map((value) => ({ value, label: words.type(value) }))}
          />
          <div className="office-both">
            <AmountField
              optional
              label={t(m.minOrder)}
              value={text.minOrder}
              onValueChange={type("minOrder")}
              error={amountError("minOrder", "min_order")}
            />
            <AmountField
              label={t(m.fee)}
              value={text.fee}
              onValueChange={type("fee")}
              error={amountError("fee", "delivery_fee")}
            />
            <AmountField
              optional
              label={t(m.freeOver)}
              value={text.freeOver}
              onValueChange={type("freeOver")}
              error={amountError("freeOver", "free_delivery_over")}
            />
          </div>
          <div className="office-both">
            <TextField
              code
              inputMode="numeric"
              label={t(m.minutesFrom)}
              value={text.from}
              onValueChange={type("from")}
              error={wrong(read.from) ?? errorOf("delivery_time.min")}
            />
            <TextField
              code
              inputMode="numeric"
              label={t(m.minutesTo)}
              value={text.to}
              onValueChange={type("to")}
              error={wrong(read.to) ?? errorOf("delivery_time.max")}
            />
          </div>
          <TextField
            code
            optional
            label={t(m.zonesServed)}
            help={t(m.zonesHelp)}
            value={text.zones}
            onValueChange={type("zones")}
            error={wrong(zones) ?? errorOf("delivery_zones")}
          />
        </div>
      </Panel>
      <Save state={state} />
    </form>
  );
}

/** Takes the place of this device, for those who sit in the store. */
function HereButton({ onPlace }: { onPlace: (text: string) => void }) {
  const { t } = useMessages();
  return (
    <Button
      variant="text"
      size="small"
      onClick={() =>
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => onPlace(`${coords.latitude.toFixed(5)}, ${coords.longitude.toFixed(5)}`),
          () => undefined,
        )
      }
    >
      {t(m.useHere)}
    </Button>
  );
}
