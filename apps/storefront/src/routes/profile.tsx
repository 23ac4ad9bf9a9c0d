import { selectUser } from "@talabee/domain";
import { useText, shellWords } from "@talabee/ui/locale";
import { ProfileScreen } from "@talabee/ui/screens/profile-screen";
import { useSelector } from "react-redux";
import { useNavigate } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePreference } from "../app/preference.js";
import { language, theme } from "../app/preferences.js";
import { signOut } from "../data/account.js";
import { useCurrentUser } from "../data/use-current-user.js";

export default function ProfileRoute() {
  const { t } = useText();
  const navigate = useNavigate();
  const { retry } = useCurrentUser();
  const user = useSelector(selectUser);
  const leave = () => {
    void navigate(paths.home, { replace: true });
    void signOut();
  };

  return (
    <>
      <PageTitle of={t(shellWords.profile)} />
      <ProfileScreen
        status={user === null ? "loading" : "ready"}
        user={user ?? undefined}
        onRetry={retry}
        hrefs={{ orders: paths.orders }}
        onLanguageChange={language.set}
        theme={usePreference(theme)}
        onThemeChange={theme.set}
        onSignOut={leave}
      />
    </>
  );
}
