import { logout, panelAccess } from "@talabee/contract";
import type { Right } from "@talabee/domain";
import { useMessages } from "@talabee/ui/locale";
import { Button } from "@talabee/ui/primitives/button";
import { EmptyState } from "@talabee/ui/primitives/empty-state";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { useCall } from "../app/use-call.js";
import { useCounter } from "../app/counter.js";
import { useModule } from "../app/use-module.js";
import { doorMessages, officeMessages as m } from "../messages/index.js";
import { LoadFailed } from "../app/load-failed.js";
import { type Office, OfficeProvider, useOffice } from "./office-context.js";
import { type OfficeScreen, screenAt } from "./office-screens.js";
import { OfficeShell, type OfficeLook } from "./office-shell.js";
import { PageLoading } from "./parts/page.js";

export interface OfficeDoorProps {
  /** The address inside the door, such as `/orders`, and its query. */
  path: string;
  search: string;
  /** Goes to another address inside the door. */
  onNavigate: (href: string, options?: { readonly replace?: boolean }) => void;
  look: OfficeLook;
  onLook: (look: OfficeLook) => void;
}

/** The door of the office: sign-in, then the screens that the person's rights allow. */
export function OfficeDoor(props: OfficeDoorProps) {
  const { session } = useCounter();
  const token = useSyncExternalStore(session.subscribe, session.token);
  return <div className="office">{token === null ? <SignIn /> : <SignedIn key={token} {...props} />}</div>;
}

const loadSignIn = () => import("../screens/sign-in-screen/index.js");

function SignIn() {
  const { t } = useMessages();
  const module = useModule(loadSignIn);
  return module === undefined ? null : <module.SignInScreen text={t(m.signInText)} />;
}

function SignedIn({ path, search, onNavigate, look, onLook }: OfficeDoorProps) {
  const { t } = useMessages();
  const { api, session, queryClient } = useCounter();
  const access = useCall(panelAccess);
  const rights = access.data?.rights;
  const may = useMemo(() => {
    const own = new Set(rights);
    return (right: Right) => own.has(right);
  }, [rights]);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const signOut = () => {
    void api.send(logout, { body: {} }).catch(() => undefined);
    session.onEnded();
    queryClient.clear();
  };
  if (access.data === undefined) {
    const { error } = access;
    if (error === null) return <PageLoading />;
    const isForbidden = "code" in error && error.code === "forbidden";
    if (!isForbidden) return <LoadFailed error={error} onRetry={() => void access.refetch()} />;
    return (
      <main className="grid flex-1 content-center p-6">
        <EmptyState
          level={1}
          title={t(m.noRights)}
          text={t(m.noRightsText)}
          action={<Button onClick={signOut}>{t(doorMessages.signOut)}</Button>}
        />
      </main>
    );
  }
  const office: Office = { access: access.data, may, path, query, go: onNavigate };
  return (
    <OfficeProvider value={office}>
      <OfficeShell look={look} onLook={onLook} onSignOut={signOut}>
        <Shown />
      </OfficeShell>
    </OfficeProvider>
  );
}

function Shown(): ReactNode {
  const { t } = useMessages();
  const { path, may } = useOffice();
  const found = screenAt(path);
  if (found === null || !may(found.screen.right))
    return (
      <main className="office-body grid content-center">
        <EmptyState level={1} title={t(m.noSuchPage)} text={t(m.noSuchPageText)} />
      </main>
    );
  return <Screen key={found.screen.path} screen={found.screen} params={found.params} />;
}

function Screen({ screen, params }: { screen: OfficeScreen; params: Readonly<Record<string, string>> }) {
  const module = useModule(screen.load);
  return module === undefined ? <PageLoading /> : <module.Page params={params} />;
}
