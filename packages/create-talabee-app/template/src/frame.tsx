import type { Language } from "@talabee/ui/locale";
import { PageShell } from "@talabee/ui/screens/page-shell";
import { SiteHeader } from "@talabee/ui/widgets/site-header";
import type { ReactNode } from "react";
import { PanelNotice } from "./panel-notice";
import type { PanelProblem } from "./panel-problem";

export interface FrameProps {
  onLanguageChange: (language: Language) => void;
  problem: PanelProblem | undefined;
  children: ReactNode;
}

/** What every page has around it. */
export function Frame({ onLanguageChange, problem, children }: FrameProps) {
  return (
    <PageShell
      header={<SiteHeader onLanguageChange={onLanguageChange} />}
      notice={<PanelNotice problem={problem} />}
    >
      {children}
    </PageShell>
  );
}
