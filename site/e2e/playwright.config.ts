import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './demoData.ts',
  // Each worker runs a server and a browser of its own; more of them only wait for each other on two cores.
  workers: 2,
  fullyParallel: false,
  // A project's workers are its own, and so are their galleries: what the panel's tests leave behind is not met by others.
  projects: [
    { name: 'site', testIgnore: '**/admin/**' },
    { name: 'panel', testMatch: '**/admin/*.test.ts' },
  ],
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What passes only at the second try is named and counted: a defect, but one that stops nobody else's work.
  retries: process.env.CI ? 1 : 0,
  // What tells the same again, in the other language or at another width, runs with `E2E=all npm test -- e2e`.
  grepInvert:
    process.env.E2E === 'all'
      ? []
      : [
          /^panel .*(?:in en(?! at)|: en\b)/,
          /axe finds nothing: (?!es-390-light|en-1440-dark)/,
          // The test by keyboard looks at every screen at these widths.
          /screens of events, and nothing is wider than (?:390|820) px/,
        ],
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: chromiumPath,
      args: chromiumArgs,
    },
    trace: 'off',
  },
})
