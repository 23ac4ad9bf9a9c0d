import { APPLICANT_TYPES } from "@talabee/contract";
import { applyTitles, usePageHead } from "@talabee/ui/app";
import { ApplyScreen } from "@talabee/ui/screens/apply-screen";
import { useParams } from "react-router";
import { paths } from "../platform/index.js";
import { useApplication } from "../features/account/index.js";
import NotFoundRoute from "./not-found.js";

/** Application as partner, rider, star or, if the settings list it, marketplace (REQ-JOIN-13). */
export default function ApplyRoute() {
  const { type: typeParam } = useParams();
  const type = APPLICANT_TYPES.find((known) => known === typeParam);
  return type === undefined ? <NotFoundRoute /> : <Application key={type} type={type} />;
}

function Application({ type }: { type: (typeof APPLICANT_TYPES)[number] }) {
  const { types, ...application } = useApplication(type);
  const isClosed = types !== undefined && types.length > 0 && !types.includes(type);
  usePageHead({ kind: `apply/${type}`, name: applyTitles[type] });
  if (isClosed) return <NotFoundRoute />;
  return (
    <ApplyScreen
      {...application}
      backHref={paths.joinFamily}
      homeHref={paths.home}
      contactHref={paths.contact}
    />
  );
}
