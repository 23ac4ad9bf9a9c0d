"use client";
import { Component, type ReactNode } from "react";

/** Leaves its children out, and logs the error, if their code cannot be loaded or they throw: the page works without. */
export class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error("An error occurred:", error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
