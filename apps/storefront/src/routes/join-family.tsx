import { appSettings } from "@talabee/contract";
import { selectIsAuthenticated, selectUser } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import { familyMessages } from "@talabee/ui/locale";
import { FamilyScreen } from "@talabee/ui/screens/family-screen";
import { useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router";
import { AccountSidebar } from "../shell/index.js";
import { paths, useApiQuery } from "../platform/index.js";
import { shareLink } from "../features/catalogue/index.js";
import { useFamily } from "../features/family/index.js";

/** The family, or joining one, and links to the applications; also for guests (REQ-JOIN-12). */
export default function JoinFamilyRoute() {
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const [search] = useSearchParams();
  const code = search.get("code") ?? "";
  const { basketLines, status, ...family } = useFamily(code);
  const settings = useApiQuery(appSettings);
  const types = settings.data?.applicant_types ?? [];
  const invitation = (text: string) => new URL(paths.familyInvite(text), window.location.href).href;
  usePageHead({ kind: "joinFamily", name: familyMessages.joinTitle });

  return (
    <FamilyScreen
      {...family}
      status={isAuthenticated ? status : "signed-out"}
      signInHref={paths.authThen(code === "" ? paths.joinFamily : paths.familyInvite(code))}
      backHref={isAuthenticated ? paths.profile : paths.home}
      nav={user && <AccountSidebar current="family" />}
      memberId={user?.id ?? ""}
      onCopyCode={(text) => navigator.clipboard.writeText(text)}
      onShareCode={"share" in navigator ? (text) => void shareLink(invitation(text)) : undefined}
      basket={{
        ...basketLines,
        browseHref: paths.home,
        onOrder: () => void navigate(paths.familyOrder),
      }}
      onRetryApplicants={
        settings.data === undefined && settings.status === "failed" ? settings.retry : undefined
      }
      applicants={types.map((type) => ({ type, href: paths.apply(type) }))}
    />
  );
}
