import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "./paths.js";

/** What a screen throws becomes the 500 page inside its frame; another address is tried anew (B41). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ path: string; children: ReactNode }, { failedAt: string | null }> {
  override state = { failedAt: null };

  override componentDidCatch(error: unknown) {
    console.error("An error occurred:", error);
    this.setState({ failedAt: this.props.path });
  }

  static getDerivedStateFromProps(props: { path: string }, state: { failedAt: string | null }) {
    return state.failedAt !== null && state.failedAt !== props.path ? { failedAt: null } : null;
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return <StatusScreen kind="error" homeHref={paths.home} onRetry={() => window.location.reload()} />;
  }
}
