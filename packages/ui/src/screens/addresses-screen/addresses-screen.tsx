"use client";
import {
  EllipsisVertical,
  Info,
  MapPinCheck,
  Pencil,
  Plus,
  Trash2,
} from "../../primitives/icon/icon-nodes.js";
import { useRef, useState } from "react";
import { accountMessages, checkoutMessages, useCityName, useMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { AddressArt } from "../../illustrations/address-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Menu } from "../../primitives/menu/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Spinner } from "../../primitives/spinner/index.js";
import { AddressCard, useAddressLabel, type AddressData } from "../../widgets/address-card/index.js";
import { AddressForm, type AddressFormProps } from "../../widgets/address-form/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface AddressesScreenProps
  extends AccountPageProps, Pick<AddressFormProps, "tiles" | "locate" | "serves"> {
  addresses: readonly AddressData[];
  /** Saves a new address, or the one of `id`. Resolves to the server's field errors, or to nothing when it is saved. */
  onSave: (
    values: Parameters<AddressFormProps["onSubmit"]>[0],
    id: string | null,
  ) => ReturnType<AddressFormProps["onSubmit"]>;
  validate: AddressFormProps["validate"];
  emptyMessage?: string | undefined;
  /** Initial phone number of a new address. */
  phone?: string | undefined;
  onDelete: (address: AddressData) => void;
  onMakeDefault: (address: AddressData) => void;
  /** Id of the address that is being changed. */
  loadingId?: string | null | undefined;
  /** Error of the last change. */
  error?: string | undefined;
}

/** The customer's addresses: add, edit, delete, set the default (REQ-ROUTE-20). */
export function AddressesScreen({
  addresses,
  onSave,
  validate,
  emptyMessage,
  phone,
  onDelete,
  onMakeDefault,
  loadingId,
  error,
  tiles,
  locate,
  serves,
  ...frame
}: AddressesScreenProps) {
  const { t } = useMessages();
  const cityOf = useCityName();
  const labelOf = useAddressLabel();
  const [editing, setEditing] = useState<AddressData | "new" | null>(null);
  const [deleting, setDeleting] = useState<AddressData | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const edited = editing === "new" || editing === null ? null : editing;
  const add = (wide: boolean) => (
    <Button wide={wide} icon={<Icon of={Plus} />} onClick={() => setEditing("new")}>
      {t(checkoutMessages.addAddress)}
    </Button>
  );
  return (
    <AccountFrame
      {...frame}
      data-slot="addresses-screen"
      title={t(accountMessages.addresses)}
      failedTitle={t(accountMessages.addressesFailed)}
      action={addresses.length > 0 && <span className="hidden desktop:block">{add(false)}</span>}
      bar={addresses.length > 0 && <StickyActionBar>{add(true)}</StickyActionBar>}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:gap-3 large:[&>div]:grid-cols-2">
          {[0, 1, 2].map((i) => (
            <div key={i} className="flex gap-4 rounded-picture border border-border p-4">
              <Skeleton shape="box" className="size-18" />
              <div className="grid flex-1 content-center gap-2.5">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="h-3 w-2/3" />
                <Skeleton className="h-3 w-1/2" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      }
    >
      {error && (
        <Alert tone="danger" live className="mb-4">
          {error}
        </Alert>
      )}
      {addresses.length === 0 ? (
        <EmptyState
          picture={
            <Spot tint="sand">
              <AddressArt />
            </Spot>
          }
          title={t(checkoutMessages.noAddress)}
          text={t(checkoutMessages.noAddressText)}
          action={add(false)}
        />
      ) : (
        <>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t(accountMessages.addresses)}
            className="grid gap-3 outline-none large:grid-cols-2 large:gap-4"
          >
            {addresses.map((address) => {
              const loading = address.id === loadingId;
              return (
                <li key={address.id} aria-busy={loading || undefined}>
                  <AddressCard
                    address={address}
                    full
                    className="h-full"
                    action={
                      loading ? (
                        <Spinner size="small" />
                      ) : (
                        <Menu
                          align="end"
                          className="-m-2.5 block"
                          trigger={
                            <IconButton
                              icon={EllipsisVertical}
                              variant="plain"
                              aria-label={t(accountMessages.addressActions, { name: labelOf(address.label) })}
                            />
                          }
                          items={[
                            {
                              label: t(accountMessages.edit),
                              icon: <Icon of={Pencil} />,
                              onSelect: () => setEditing(address),
                            },
                            ...(address.is_default
                              ? []
                              : [
                                  {
                                    label: t(accountMessages.makeDefault),
                                    icon: <Icon of={MapPinCheck} />,
                                    onSelect: () => onMakeDefault(address),
                                  },
                                ]),
                            "separator",
                            {
                              label: t(accountMessages.deleteAddress),
                              icon: <Icon of={Trash2} />,
                              danger: true,
                              onSelect: () => setDeleting(address),
                            },
                          ]}
                        />
                      )
                    }
                  />
                </li>
              );
            })}
          </ul>
          <p className="mt-4 flex items-center gap-2 text-small text-muted">
            <Icon of={Info} size="small" className="flex-none" />
            <span>{t(checkoutMessages.plateHelp)}</span>
          </p>
        </>
      )}
      <Sheet
        open={editing !== null}
        onOpenChange={(open) => !open && setEditing(null)}
        size="medium"
        title={t(edited ? checkoutMessages.editAddress : checkoutMessages.newAddress)}
      >
        {editing && (
          <AddressForm
            key={edited?.id ?? "new"}
            initialValues={
              edited
                ? {
                    label: edited.label,
                    phone: edited.phone,
                    zone_number: edited.zone_number,
                    line_one: edited.line_one,
                    building_number: edited.building_number,
                    line_two: edited.line_two ?? "",
                    line_three: edited.line_three ?? "",
                    avenue: edited.avenue ?? "",
                    floor: edited.floor ?? "",
                    apartment: edited.apartment ?? "",
                    city: cityOf(edited.city),
                    state: edited.state ?? "",
                    landmark: edited.landmark ?? "",
                    note: edited.note,
                    location: edited.location ?? null,
                  }
                : { phone: phone ?? "" }
            }
            validate={validate}
            emptyMessage={emptyMessage}
            tiles={tiles}
            {...{ locate, serves }}
            onSubmit={async (values) => {
              const errors = await onSave(values, edited?.id ?? null);
              if (errors?.form || Object.keys(errors?.fields ?? {}).length > 0) return errors;
              setEditing(null);
            }}
          />
        )}
      </Sheet>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={t(accountMessages.deleteAddressTitle)}
        description={t(accountMessages.deleteAddressText)}
        confirm={t(accountMessages.deleteAddress)}
        returnFocus={list}
        onConfirm={() => {
          if (deleting) onDelete(deleting);
          setDeleting(null);
        }}
      >
        {deleting && <AddressCard address={deleting} />}
      </ConfirmDialog>
    </AccountFrame>
  );
}
