import { apply, decideApplication, myApplications, panelApplicants } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createApplicantService } from "./service.js";

/** Binds the calls of partner and rider applications (REQ-JOIN-13). */
export function applicantRoutes(app: App, panel: Panel): void {
  const applicants = createApplicantService(panel);

  serve(app, panel, apply, async ({ body, ip, language, guest }) => ({
    data: await applicants.apply(body, { ip, language, user: guest }),
  }));
  serve(app, panel, myApplications, async ({ user }) => ({ data: await applicants.mine(user.id) }));
  serve(app, panel, panelApplicants, async ({ query }) => ({ data: await applicants.list(query) }));
  serve(app, panel, decideApplication, async ({ user, params, body }) => ({
    data: await applicants.decide(user, params["id"]!, body),
  }));
}
