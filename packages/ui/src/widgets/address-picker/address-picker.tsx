"use client";
import { Plus } from "../../primitives/icon/icon-nodes.js";
import { Suspense, useState, type ComponentProps, type RefObject } from "react";
import { useMessages, checkoutMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { useCloseOnBack } from "../../lib/close-on-back.js";
import { lazyComponent } from "../../lib/on-demand.js";
import { AddressLines, AddressSign, useAddressLabel, type AddressData } from "../address-card/index.js";
import type { AddressFormProps, AddressFormValues } from "../address-form/index.js";

// Loaded when a new address is entered: most customers have one.
const { Component: AddressForm } = lazyComponent(async () => ({
  default: (await import("../address-form/address-form.js")).AddressForm,
}));

/** The map, the first fields, and more than fits below them: the sheet has its full height before the form is there. */
const formSkeleton = (
  <SkeletonGroup className="grid gap-4">
    <Skeleton shape="box" className="h-58 w-full" />
    <Skeleton shape="box" className="h-40 w-full" />
    <Skeleton shape="box" className="min-h-svh w-full" />
  </SkeletonGroup>
);

export interface AddressPickerProps extends Omit<ComponentProps<"div">, "children" | "onSelect"> {
  addresses: readonly AddressData[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Called to add a new address. */
  onAdd: () => void;
}

/** The customer's addresses as radio cards, with a button to add one. */
export function AddressPicker({
  addresses,
  selectedId,
  onSelect,
  onAdd,
  className,
  ...rest
}: AddressPickerProps) {
  const { t } = useMessages();
  const labelOf = useAddressLabel();
  return (
    <div data-slot="address-picker" {...rest} className={cx("grid gap-3", className)}>
      <RadioGroup
        label={t(checkoutMessages.chooseAddress)}
        labelHidden
        layout="card"
        value={selectedId}
        onValueChange={onSelect}
        options={addresses.map((address) => ({
          value: address.id,
          label: labelOf(address.label),
          description: <AddressLines address={address} />,
          lead: <AddressSign address={address} className="self-start" />,
        }))}
      />
      <Button
        variant="soft"
        size="small"
        icon={<Icon of={Plus} />}
        onClick={onAdd}
        className="justify-self-start"
      >
        {t(checkoutMessages.addAddress)}
      </Button>
    </div>
  );
}

/** `ref` and other props are applied to the sheet's panel. */
export interface AddressSheetProps
  extends
    Pick<AddressPickerProps, "addresses" | "selectedId" | "onSelect">,
    Pick<AddressFormProps, "tiles" | "locate" | "serves">,
    Omit<ComponentProps<"div">, "title" | "role" | "children" | "onSelect"> {
  /** Current view; `null` closes the sheet. */
  view: "choose" | "new" | null;
  onViewChange: (view: "choose" | "new" | null) => void;
  validate: AddressFormProps["validate"];
  /** Saves a new address and selects it. Resolves to the server's field errors, or to nothing on success. */
  onCreate: AddressFormProps["onSubmit"];
  /** Summary when an empty form is submitted. */
  emptyMessage?: string | undefined;
  /** Initial values of a new address. */
  draft?: Partial<AddressFormValues> | undefined;
  onDraftChange?: ((values: AddressFormValues) => void) | undefined;
  /** Element that gets the focus after closing; the opener may be unmounted by then. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Selects an address or creates a new one. A sheet on phones. */
export function AddressSheet({
  view,
  onViewChange,
  addresses,
  selectedId,
  onSelect,
  validate,
  onCreate,
  emptyMessage,
  draft,
  onDraftChange,
  returnFocus,
  tiles,
  locate,
  serves,
  ...rest
}: AddressSheetProps) {
  const { t } = useMessages();
  // Typed values survive closing and reopening the sheet.
  const [typed, setTyped] = useState<Partial<AddressFormValues> | undefined>(draft);
  // While it closes, the sheet shows what it had: without its content it would shrink first.
  const [shown, setShown] = useState(view);
  if (view !== null && view !== shown) setShown(view);
  const [isChoiceBelow, setChoiceBelow] = useState(false);
  if (view !== "new" && isChoiceBelow !== (view === "choose")) setChoiceBelow(view === "choose");
  useCloseOnBack(view === "new" && isChoiceBelow, () => onViewChange("choose"));
  const isNew = shown === "new";
  return (
    <Sheet
      {...rest}
      open={view !== null}
      onOpenChange={(open) => !open && onViewChange(null)}
      size="medium"
      returnFocus={returnFocus}
      title={t(isNew ? checkoutMessages.newAddress : checkoutMessages.chooseAddress)}
      footer={
        shown === "choose" && (
          <Button wide disabled={selectedId === null} onClick={() => onViewChange(null)}>
            {t(checkoutMessages.useAddress)}
          </Button>
        )
      }
    >
      {isNew ? (
        <Suspense fallback={formSkeleton}>
          <AddressForm
            withUsualNote
            initialValues={typed ?? draft}
            validate={validate}
            emptyMessage={emptyMessage}
            tiles={tiles}
            {...{ locate, serves }}
            onValuesChange={(values) => {
              setTyped(values);
              onDraftChange?.(values);
            }}
            onSubmit={async (values) => {
              const errors = await onCreate(values);
              if (errors?.form || Object.keys(errors?.fields ?? {}).length > 0) return errors;
              setTyped(undefined);
              onViewChange(null);
            }}
          />
        </Suspense>
      ) : (
        shown === "choose" && (
          <AddressPicker
            addresses={addresses}
            selectedId={selectedId}
            onSelect={onSelect}
            onAdd={() => onViewChange("new")}
          />
        )
      )}
    </Sheet>
  );
}
