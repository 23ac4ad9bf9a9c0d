import { useMessages } from "@talabee/ui/locale";
import { Alert } from "@talabee/ui/primitives/alert";
import { Breadcrumbs, type Breadcrumb } from "@talabee/ui/primitives/breadcrumbs";
import { RetryAlert } from "@talabee/ui/primitives/retry-alert";
import { Skeleton, SkeletonGroup } from "@talabee/ui/primitives/skeleton";
import { type ReactNode, useEffect, useRef } from "react";
import { LoadFailed } from "../../app/load-failed.js";
import { useStaffFormat } from "../../app/use-staff-format.js";
import { doorMessages, officeMessages as m } from "../../messages/index.js";

interface Reading {
  readonly data: unknown;
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
}

export interface PageProps {
  /** Plain text: also the title of the tab. */
  title: string;
  /** The pages above this one. */
  crumbs?: readonly Breadcrumb[] | undefined;
  /** Beside the title: its acts. */
  actions?: ReactNode;
  /** The read that is shown: where it fails again and again, the page says how old it is. */
  reading?: Reading | undefined;
  children: ReactNode;
}

/** A page of the office. Its heading gets the focus when one comes from another page, so that it is announced. */
export function Page({ title, crumbs = [], actions, reading, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // A page that is opened by its address begins at the top, as any page.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <header className="office-top">
        <div className="min-w-0 grow basis-44">
          {crumbs.length > 0 && <Breadcrumbs items={crumbs} />}
          <h1 ref={heading} tabIndex={-1} className="heading truncate text-title">
            <bdi>{title}</bdi>
          </h1>
        </div>
        {actions}
      </header>
      <main className="office-body">
        {reading !== undefined && <Old {...reading} />}
        {children}
      </main>
    </>
  );
}

/** Says that what is shown is old: quiet figures would look like a quiet evening. */
function Old({ data, error, dataUpdatedAt }: Reading) {
  const { t, rich } = useMessages();
  const { time } = useStaffFormat();
  if (data === undefined || error === null) return null;
  return (
    <Alert tone="danger" live title={rich(m.asOf, { time: time(dataUpdatedAt) })} className="mb-4">
      {error.message || t(doorMessages.noLine)}
    </Alert>
  );
}

/** A page whose script or data is on its way. */
export function PageLoading() {
  return (
    <main className="office-body" aria-busy>
      <Loading />
    </main>
  );
}

function Loading() {
  const { t } = useMessages();
  return (
    <SkeletonGroup label={t(m.loading)} className="grid gap-4">
      <Skeleton className="h-8 w-60" />
      <Skeleton shape="box" className="h-40" />
      <Skeleton shape="box" className="h-40" />
    </SkeletonGroup>
  );
}

interface WaitingProps {
  error: Error | null;
  onRetry: () => void;
}

/** What stands in place of a page until it has its data: a place holder, or why there is none. */
export function PageWaiting({ error, onRetry }: WaitingProps) {
  return error === null ? <PageLoading /> : <LoadFailed error={error} onRetry={onRetry} />;
}

/** The same inside a page, which has its heading and main region already. */
export function Waiting({ error, onRetry }: WaitingProps) {
  const { t } = useMessages();
  if (error === null) return <Loading />;
  return <RetryAlert onRetry={onRetry}>{error.message || t(doorMessages.noLine)}</RetryAlert>;
}

/** A titled group of a page. */
export function Panel({
  title,
  action,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="office-panel">
      <header>
        <h2 className="text-body font-semibold">{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
