import {
  acceptInvitation as acceptCall,
  changeMember,
  invitations,
  inviteMember,
  joinStore,
  leaveStore,
  members,
  removeMember,
  revokeInvitation,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { invitationPages } from "./invitation-page.js";
import { acceptInvitation } from "./invitation-rows.js";
import { createMemberService } from "./member-service.js";

/** Members of stores and their invitations. */
export function memberRoutes(app: App, panel: Panel): void {
  const service = createMemberService(panel);

  serve(app, panel, members, async ({ user, params }) => ({ data: await service.list(user, params["id"]!) }));
  serve(app, panel, changeMember, async ({ user, params, body }) => ({
    data: await service.changeRole(user, params["id"]!, body),
  }));
  serve(app, panel, removeMember, async ({ user, params, body }) => {
    await service.remove(user, params["id"]!, body.user_id);
    return { data: null };
  });
  serve(app, panel, joinStore, async ({ user, params, body }) => ({
    data: await service.join(user, params["id"]!, body.role),
  }));
  serve(app, panel, leaveStore, async ({ user, params }) => {
    await service.leave(user, params["id"]!);
    return { data: null };
  });
  serve(app, panel, invitations, async ({ user, params }) => ({
    data: await service.listInvitations(user, params["id"]!),
  }));
  serve(app, panel, inviteMember, async ({ user, params, body, language }) => ({
    data: await service.invite(user, params["id"]!, body, language),
  }));
  serve(app, panel, revokeInvitation, async ({ user, params }) => {
    await service.revoke(user, params["id"]!);
    return { data: null };
  });
  serve(app, panel, acceptCall, async ({ user, body, ip, language }) => {
    await panel.limits.use("verify", ip);
    const { role, store } = await acceptInvitation(panel, body.token, user.id);
    return {
      data: { vendor_id: store.id, vendor_name: store.name[language], role },
    };
  });
  invitationPages(app, panel);
}
