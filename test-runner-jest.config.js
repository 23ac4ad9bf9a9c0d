import { getJestConfig } from "@storybook/test-runner";

const base = getJestConfig();

export default {
  ...base,
  testTimeout: 120_000,
  // Jest does not map .js to .ts as every other tool here does.
  moduleNameMapper: {
    ...base.moduleNameMapper,
    "^\\./(modes|second-brand)\\.js$": `${import.meta.dirname}/.storybook/$1.ts`,
  },
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    "jest-playwright": {
      ...base.testEnvironmentOptions?.["jest-playwright"],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
        ],
      },
    },
  },
};
