import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { storyProjects } from './.storybook/vitest.projects.ts'
import { toldTwice } from './packages/api/src/testing/toldTwice.ts'
import { testsApart, unitTests } from './scripts/testsApart.ts'

/** Tests of the API on one of the two databases. */
const api = (name: string, globalSetup: string, include: string[]) => ({
  extends: true as const,
  root: 'packages/api',
  test: {
    name,
    globalSetup: [fileURLToPath(new URL(globalSetup, import.meta.url))],
    include,
    // The modules are read once for all files of a worker: reading them takes longer than most tests.
    isolate: false,
    // For what hangs: a busy machine takes four times as long as one at rest, and some tests do a thousand things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

type ProjectTests = Pick<InlineConfig, 'include' | 'exclude' | 'isolate'>

/** Tests that need neither a database nor a browser. */
const unit = (name: string, which: ProjectTests) => ({
  extends: true as const,
  plugins: [vanillaExtractPlugin()],
  test: {
    name,
    ...which,
    // For what hangs: beside other work on the machine a test that tries every colour takes ten times as long.
    testTimeout: 60_000,
    // Its `source` condition points at TypeScript, which Node.js would be left alone with.
    server: { deps: { inline: ['compute-scroll-into-view', 'downshift'] } },
  },
})

const apart = testsApart()

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // An embedded database takes some 400 MB, a browser as much.
    maxWorkers: 2,
    // What a test waits for may take its time on a machine that does other things too.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      unit('unit', { include: unitTests, exclude: [...configDefaults.exclude, ...apart], isolate: false }),
      unit('unit-apart', { include: apart }),
      api('api-pglite', './packages/api/src/testing/setupPglite.ts', toldTwice()),
      // The demo comes in through the API's own functions: once is enough. So it is for what the server is measured by.
      api('api-postgres', './packages/api/src/testing/setupPostgres.ts', [
        'src/**/*.test.ts',
        '../demo/src/**/*.test.ts',
        '../../site/bench/**/*.test.ts',
      ]),
      ...storyProjects(),
    ],
  },
})
