import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { RouteLoading } from "@talabee/ui/screens/route-loading";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { isReloading, paths } from "../platform/index.js";

/** Shows the 500 page inside the frame for a screen that throws; another path renders again (REQ-MESSAGE-53). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}

interface BoundaryState {
  failedAt: string | null;
  hasFailed: boolean;
}

class Boundary extends Component<{ path: string; children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failedAt: null, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { path }: { path: string },
    { failedAt, hasFailed }: BoundaryState,
  ): BoundaryState | null {
    if (!hasFailed) return null;
    if (failedAt === null) return { failedAt: path, hasFailed };
    return failedAt === path ? null : { failedAt: null, hasFailed: false };
  }

  override componentDidCatch(error: unknown) {
    if (!isReloading()) console.error("An error occurred:", error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (isReloading()) return <RouteLoading />;
    // React caches a failed lazy import, so only a page load can retry it.
    return (
      <StatusScreen
        kind={navigator.onLine ? "error" : "offline"}
        homeHref={paths.home}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
