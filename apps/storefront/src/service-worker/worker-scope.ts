import type { PrecacheEntry } from "workbox-precaching";

/** An event that keeps the worker alive until its work has finished. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface NotificationClick extends WorkerEvent {
  readonly notification: Notification;
}

interface WindowClient {
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

/** The used members of a service worker's global scope; TypeScript's webworker library conflicts with dom. */
export interface WorkerScope {
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationClick) => void): void;
}
