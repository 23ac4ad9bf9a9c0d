import { useLocale } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import type { ReactNode } from "react";
import { panelUrl } from "./panel";
import type { PanelProblem } from "./panel-problem";

const Code = ({ children }: { children: ReactNode }) => <code dir="ltr">{children}</code>;
const setting = <Code>VITE_PANEL_URL</Code>;
const file = <Code>.env</Code>;
const address = <Code>{panelUrl}</Code>;
const example = <Code>http://localhost:4000</Code>;
const origins = <Code>PANEL_ORIGINS={location.origin}</Code>;

interface Texts {
  title: ReactNode;
  text: ReactNode;
}

const problemTexts = (problem: PanelProblem): { en: Texts; ar: Texts } => {
  switch (problem.kind) {
    case "address":
      return {
        en: {
          title: <>The address of the panel is not one: {address}</>,
          text: (
            <>
              Set {setting} in {file} to an address that begins with http:// or https://, such as {example}.
            </>
          ),
        },
        ar: {
          title: <>عنوان الخادم غير صحيح: {address}</>,
          text: (
            <>
              يرجى ضبط {setting} في {file} على عنوان يبدأ بـ http:// أو https://، مثل {example}.
            </>
          ),
        },
      };
    case "unreachable":
      return {
        en: {
          title: <>Nothing answers at {address}</>,
          text: (
            <>
              Start the panel, or change {setting} in {file}. Without an address the app shows demo data.
            </>
          ),
        },
        ar: {
          title: <>لا يوجد رد من {address}</>,
          text: (
            <>
              يرجى تشغيل الخادم أو تغيير {setting} في {file}. ومن دون عنوان يعرض التطبيق بيانات تجريبية.
            </>
          ),
        },
      };
    case "origin":
      return {
        en: {
          title: <>{address} answers, but does not allow this page to read it</>,
          text: (
            <>
              Start the panel with {origins}. If another program answers there, change {setting} in {file}.
            </>
          ),
        },
        ar: {
          title: <>يرد {address} لكنه لا يسمح لهذه الصفحة بقراءة ردوده</>,
          text: (
            <>
              يرجى تشغيل الخادم مع {origins}. وإذا كان برنامج آخر يرد هناك، يرجى تغيير {setting} في {file}.
            </>
          ),
        },
      };
    case "other_program":
      return {
        en: {
          title: <>What answers at {address} is not a Talabee panel</>,
          text: (
            <>
              Change {setting} in {file}. If it is your panel, its version does not fit this app’s{" "}
              <Code>@talabee/contract</Code>.
            </>
          ),
        },
        ar: {
          title: <>ما يرد من {address} ليس خادم «طلبي»</>,
          text: (
            <>
              يرجى تغيير {setting} في {file}. وإذا كان هذا خادمك، فإصداره لا يناسب{" "}
              <Code>@talabee/contract</Code> في هذا التطبيق.
            </>
          ),
        },
      };
    case "market": {
      const [app, panel] = [<Code key="app">{problem.app}</Code>, <Code key="panel">{problem.panel}</Code>];
      const marketFile = <Code>src/market.ts</Code>;
      const marketSetting = <Code>PANEL_MARKET</Code>;
      return {
        en: {
          title: (
            <>
              This app is made for {app}, the panel for {panel}
            </>
          ),
          text: (
            <>
              Prices, times and phone numbers are shown wrong. Change {marketFile} to the market of the panel,
              or start the panel with that of the app ({marketSetting}).
            </>
          ),
        },
        ar: {
          title: (
            <>
              هذا التطبيق معدّ لـ {app} والخادم لـ {panel}
            </>
          ),
          text: (
            <>
              لذلك تظهر الأسعار والأوقات وأرقام الهواتف بشكل خاطئ. يرجى ضبط {marketFile} على سوق الخادم أو تشغيل
              الخادم بسوق التطبيق ({marketSetting}).
            </>
          ),
        },
      };
    }
    case "error": {
      const answer = (
        <Code>
          {problem.status} {problem.code}
        </Code>
      );
      return {
        en: {
          title: <>The panel at {address} answered with an error</>,
          text: <>{answer}. Its log says more.</>,
        },
        ar: { title: <>رد الخادم {address} بخطأ</>, text: <>{answer}. التفاصيل في سجل الخادم.</> },
      };
    }
  }
};

/** To you while you develop, and to everybody who sees a page of demo data. */
const demoTexts: { en: Texts; ar: Texts } = import.meta.env.DEV
  ? {
      en: {
        title: "Demo data",
        text: (
          <>
            To show your own stores, set {setting} in {file} to the address of your panel.
          </>
        ),
      },
      ar: {
        title: "بيانات تجريبية",
        text: (
          <>
            لعرض متاجرك يرجى ضبط {setting} في {file} على عنوان الخادم.
          </>
        ),
      },
    }
  : {
      en: { title: "A demo", text: "The stores and their menus are examples." },
      ar: { title: "عرض تجريبي", text: "المتاجر وقوائمها أمثلة." },
    };

/** Says that the data is a demo, or what keeps the panel's from this page. */
export function PanelNotice({ problem }: { problem: PanelProblem | undefined }) {
  const { language } = useLocale();
  const texts = problem ? problemTexts(problem) : panelUrl === "" ? demoTexts : undefined;
  if (texts === undefined) return null;
  const { title, text } = texts[language];
  return (
    <Alert
      tone={problem === undefined ? "info" : problem.kind === "market" ? "warning" : "danger"}
      title={title}
      live={problem !== undefined}
      className="panel-notice"
    >
      {text}
    </Alert>
  );
}
