import { getJestConfig } from "@storybook/test-runner";
import { CHROMIUM_ARGS } from "./tools/find-chromium.mjs";

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
        args: CHROMIUM_ARGS,
      },
    },
  },
};
