import {
  changeMember,
  invitations,
  inviteMember,
  joinStore,
  members,
  type PanelStore,
  removeMember,
  revokeInvitation,
} from "@talabee/contract";
import { STORE_ROLES, type StoreRole } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Button } from "@talabee/ui/primitives/button";
import { IconButton } from "@talabee/ui/primitives/icon-button";
import { Select } from "@talabee/ui/primitives/select";
import { TextField } from "@talabee/ui/primitives/text-field";
import { X } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../app/use-act.js";
import { useCall } from "../../app/use-call.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Panel, Waiting } from "../parts/page.js";
import { ROLE_MESSAGES } from "./store-words.js";

/** Who works for a store, and who is invited to. */
export function TeamPart({ store }: { store: PanelStore }) {
  const { t } = useMessages();
  const { may } = useOffice();
  const params = { id: store.id };
  const team = useCall(members, { params });
  const invited = useCall(invitations, { params });
  const { act, isSending, error } = useAct();
  if (team.data === undefined) return <Waiting error={team.error} onRetry={() => void team.refetch()} />;
  const mayManage = may("member.manage");
  const open = invited.data?.items ?? [];
  return (
    <div className="office-columns">
      <div className="grid content-start gap-4">
        {error !== null && (
          <Alert tone="danger" live>
            {error.message}
          </Alert>
        )}
        <Panel title={t(m.members)}>
          {team.data.items.length === 0 && <p className="text-muted">{t(m.noMembers)}</p>}
          <ul className="office-lines">
            {team.data.items.map((member) => (
              <li key={member.user_id} className="flex-wrap">
                <span className="min-w-0 grow basis-44">
                  <span className="block font-medium">
                    <bdi>{member.name}</bdi>
                  </span>
                  <span className="block text-small wrap-anywhere text-muted">
                    <bdi dir="ltr">{member.email}</bdi>
                  </span>
                </span>
                {mayManage ? (
                  <>
                    <RoleSelect
                      label={t(m.roleOf, { name: member.name })}
                      value={member.role}
                      onRole={(role) =>
                        void act(changeMember, { params, body: { user_id: member.user_id, role } })
                      }
                    />
                    <IconButton
                      icon={X}
                      size="small"
                      variant="plain"
                      aria-label={t(m.removeMember, { name: member.name })}
                      onClick={() => void act(removeMember, { params, body: { user_id: member.user_id } })}
                    />
                  </>
                ) : (
                  <span className="text-muted">{t(ROLE_MESSAGES[member.role])}</span>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        {open.length > 0 && (
          <Panel title={t(m.invitations)}>
            <ul className="office-lines">
              {open.map((one) => (
                <li key={one.id}>
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium wrap-anywhere">
                      <bdi dir="ltr">{one.email}</bdi>
                    </span>
                    <span className="block text-small text-muted">{t(ROLE_MESSAGES[one.role])}</span>
                  </span>
                  {mayManage && (
                    <IconButton
                      icon={X}
                      size="small"
                      variant="plain"
                      aria-label={t(m.takeBack, { email: one.email })}
                      onClick={() => void act(revokeInvitation, { params: { id: one.id }, body: {} })}
                    />
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      <div className="grid content-start gap-4">
        {mayManage && <Invite storeId={store.id} />}
        {may("store.create") && (
          <Panel title={t(m.joinMyself)}>
            <p className="mb-3 text-small text-muted">{t(m.joinText)}</p>
            <Button
              variant="outline"
              loading={isSending}
              onClick={() => void act(joinStore, { params, body: { role: "owner" } })}
            >
              {t(m.joinMyself)}
            </Button>
          </Panel>
        )}
      </div>
    </div>
  );
}

function RoleSelect({
  label,
  value,
  onRole,
  hidden = true,
}: {
  label: string;
  value: StoreRole;
  onRole: (role: StoreRole) => void;
  hidden?: boolean;
}) {
  const { t } = useMessages();
  return (
    <Select
      label={label}
      labelHidden={hidden}
      placeholder={null}
      value={value}
      onValueChange={(role) => onRole(role as StoreRole)}
      options={STORE_ROLES.map((role) => ({ value: role, label: t(ROLE_MESSAGES[role]) }))}
    />
  );
}

function Invite({ storeId }: { storeId: string }) {
  const { t } = useMessages();
  const { act, isSending, error, errorOf } = useAct();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StoreRole>("counter");
  async function invite(): Promise<void> {
    if ((await act(inviteMember, { params: { id: storeId }, body: { email, role } })) !== undefined)
      setEmail("");
  }
  return (
    <Panel title={t(m.invite)}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <p className="text-small text-muted">{t(m.inviteText)}</p>
        <TextField
          code
          type="email"
          label={t(m.email)}
          value={email}
          onValueChange={setEmail}
          error={errorOf("email") ?? (error === null ? undefined : error.message)}
        />
        <RoleSelect hidden={false} label={t(m.role)} value={role} onRole={setRole} />
        <Button type="submit" variant="outline" loading={isSending}>
          {t(m.invite)}
        </Button>
      </form>
    </Panel>
  );
}
