import { StatusScreen } from "@talabee/ui/screens/status-screen";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "./paths.js";

/** What a screen throws becomes the 500 page; another address starts anew (B41). */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("An error occurred:", error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <StatusScreen kind="error" homeHref={paths.home} onRetry={() => window.location.reload()} />;
  }
}
