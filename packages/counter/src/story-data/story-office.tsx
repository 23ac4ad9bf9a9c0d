import {
  type Call,
  type CallData,
  type CallOptions,
  callUrl,
  fillMessage,
  type Language,
  type MessageKey,
  messages,
  type PanelAccess,
} from "@talabee/contract";
import { queryKey } from "@talabee/contract/react";
import { createPreference, mayDo, type OfficeRole, openStorage, RIGHT_NAMES } from "@talabee/domain";
import { type AnchorProps, LinkProvider } from "@talabee/ui/locale";
import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { silentBell } from "../adapters/bell/index.js";
import { type Counter, CounterProvider, createCounter } from "../app/counter.js";
import { OfficeProvider, useOffice } from "../office/office-context.js";
import { OfficeShell } from "../office/office-shell.js";
import { StoryEvening } from "./story-counter.js";

/** What the server of a story answers to a call. */
export interface StoryAnswer {
  readonly method: string;
  readonly path: string;
  readonly key: (language: Language) => readonly unknown[];
  /** What the cache has of it. */
  readonly kept: (language: Language) => unknown;
  readonly status: number;
  readonly body: (language: Language) => Readonly<Record<string, unknown>>;
}

type Asked<C extends Call> = Pick<CallOptions<C>, "params" | "query">;

/** A call and the data that the story's server has for it. */
export function answer<C extends Call>(
  call: C,
  asked: Asked<C>,
  data: (language: Language) => CallData<C>,
): StoryAnswer {
  return {
    method: call.method,
    path: callUrl("", call, { params: asked.params ?? {} }),
    key: (language) => queryKey(call, asked, language),
    kept: data,
    status: 200,
    body: (language) => ({ message: "", data: data(language) }),
  };
}

/** A call that the story's server refuses, in the words of the panel. */
export function refusal<C extends Call>(
  call: C,
  asked: Asked<C>,
  code: MessageKey,
  data: unknown = null,
): StoryAnswer {
  return {
    ...answer(call, asked, () => undefined as CallData<C>),
    status: 409,
    body: (language) => ({ message: fillMessage(messages[code], language), code, data }),
  };
}

interface StoryOfficeProps {
  language: Language;
  /** Address inside the door, with its query. */
  at: string;
  answers: readonly StoryAnswer[];
  /** Hears of each write. */
  onWrite?: ((path: string, fields: Record<string, unknown>) => void) | undefined;
  /** Hears where the screen leads. Another query of the same address is shown. */
  onGo?: ((href: string) => void) | undefined;
  role?: OfficeRole | undefined;
  children: ReactNode;
}

/** Somebody with a role of the office. */
export const storyAccess = (language: Language, role: OfficeRole = "admin"): PanelAccess => ({
  name: language === "ar" ? "سارة العلي" : "Sara Al Ali",
  office_role: role,
  rights: RIGHT_NAMES.filter((right) => mayDo(role, right)),
});

/** A screen of the office in its frame, before a server that has answered already. */
function StoryOffice({ language, at, answers, onWrite, onGo, role = "admin", children }: StoryOfficeProps) {
  const counter = useStoryCounter(language, { answers, onWrite });
  const [address, setAddress] = useState(at);
  const { pathname, search } = new URL(address, location.origin);
  const office = {
    access: storyAccess(language, role),
    may: (right: (typeof RIGHT_NAMES)[number]) => mayDo(role, right),
    path: pathname,
    query: new URLSearchParams(search),
    go(href: string) {
      onGo?.(href);
      if (new URL(href, location.origin).pathname === pathname) setAddress(href);
    },
  };
  return (
    <StoryEvening>
      <CounterProvider counter={counter}>
        <OfficeProvider value={office}>
          <LinkProvider link={StoryLink}>
            <div className="office">
              <OfficeShell look="light" onLook={() => undefined} onSignOut={() => undefined}>
                {children}
              </OfficeShell>
            </div>
          </LinkProvider>
        </OfficeProvider>
      </CounterProvider>
    </StoryEvening>
  );
}

/** Shows a story as a screen of the office. */
export const inOffice =
  (props: Omit<StoryOfficeProps, "language" | "children">): Decorator =>
  (Story, { globals }) => (
    <StoryOffice language={globals["locale"] === "ar" ? "ar" : "en"} {...props}>
      {Story()}
    </StoryOffice>
  );

/** A link that tells the office where it leads, and leaves the page of the story alone. */
function StoryLink({ href, onClick, children, ...rest }: AnchorProps) {
  const { go } = useOffice();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}

interface StoryServer {
  readonly answers: readonly StoryAnswer[];
  readonly onWrite?: StoryOfficeProps["onWrite"];
  /** Null for nobody who is signed in. */
  readonly token?: string | null;
}

/**
 * A counter in the language of Storybook, before a server of a story. Its answers are in the cache in both languages, so that no
 * story is looked at while it loads.
 */
export function useStoryCounter(language: Language, server: StoryServer): Counter {
  const [counter] = useState(() => officeCounter(language, server));
  useLayoutEffect(() => counter.language.set(language), [counter, language]);
  return counter;
}

function officeCounter(language: Language, server: StoryServer): Counter {
  const storage = openStorage(() => null);
  const { token = "story" } = server;
  const counter = createCounter({
    session: {
      token: () => token,
      id: () => "sara",
      name: () => "Sara",
      subscribe: () => () => undefined,
      onSignedIn: () => undefined,
      onEnded: () => undefined,
    },
    language: createPreference(storage, "counter.language", ["en", "ar"], null),
    storage,
    bell: silentBell,
    fetch: serve(server),
  });
  counter.language.set(language);
  for (const { method, key, kept } of server.answers)
    if (method === "GET")
      for (const of of ["en", "ar"] as const) counter.queryClient.setQueryData(key(of), kept(of));
  return counter;
}

function serve({ answers, onWrite }: StoryServer): typeof fetch {
  return async (address, init) => {
    const { pathname } = new URL(address as string, location.origin);
    const method = init?.method ?? "GET";
    if (method === "POST") onWrite?.(pathname, Object.fromEntries(init?.body as FormData));
    const language = new Headers(init?.headers).get("Accept-Language") === "ar" ? "ar" : "en";
    const found = answers.find((one) => one.method === method && one.path === pathname);
    return found === undefined
      ? Response.json({ message: "", code: "not_found" }, { status: 404 })
      : Response.json(found.body(language), { status: found.status });
  };
}
