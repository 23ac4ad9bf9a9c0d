"use client";
import { Component, type ReactNode } from "react";
import { StatusScreen } from "../screens/status-screen/index.js";
import { replayEarlyInput } from "./replay-early-input.js";

export interface ErrorBoundaryProps {
  /** Path of the page: another one renders the children again. */
  path: string;
  homeHref: string;
  children: ReactNode;
}

interface State {
  failedAt: string | null;
  hasFailed: boolean;
  /** Id of the request that failed, if there was one. */
  requestId?: string | null;
}

/** Shows the 500 page in place of children that throw, and logs the error (REQ-MESSAGE-53). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedAt: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, requestId: (error as { requestId?: string | null } | null)?.requestId ?? null };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    { failedAt, hasFailed }: State,
  ): State | null {
    if (!hasFailed) return null;
    if (failedAt === null) return { failedAt: path, hasFailed };
    return failedAt === path ? null : { failedAt: null, hasFailed: false };
  }

  override componentDidCatch(error: unknown) {
    console.error("An error occurred:", error);
    // For a first screen that fails before it is hydrated: repeat what the customer did on it. In a later task, when the
    // fields around it have their listeners.
    setTimeout(replayEarlyInput);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React caches a failed lazy import, so only a page load can retry it.
    return (
      <StatusScreen
        variant={navigator.onLine ? "error" : "offline"}
        homeHref={this.props.homeHref}
        requestId={this.state.requestId}
        onRetry={() => window.location.reload()}
      />
    );
  }
}
