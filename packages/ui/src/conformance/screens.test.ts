// @vitest-environment jsdom
import { vi } from "vitest";
import { conformance } from "./conformance.js";

vi.mock(import("react/jsx-runtime"), async (real) =>
  (await import("./element-watch.js")).watched(await real()),
);
vi.mock(import("react/jsx-dev-runtime"), async (real) =>
  (await import("./element-watch.js")).watched(await real()),
);

conformance(
  import.meta.glob("../screens/*/index.ts", { eager: true }),
  import.meta.glob("../screens/*/*.stories.tsx", { eager: true }),
);
