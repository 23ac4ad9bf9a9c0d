"use client";
import { Component, type ReactNode } from "react";

export interface OptionalProps {
  /** Shown in place of the children that failed; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Leaves its children out, and logs the error, if their code cannot be loaded or they throw: the page works without. */
export class Optional extends Component<OptionalProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("An error occurred:", error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
