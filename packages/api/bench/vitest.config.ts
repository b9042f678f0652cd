import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The measurements of the API's own code, on a PostgreSQL server as its tests start one. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'bench',
    include: ['bench/*.bench.ts'],
    globalSetup: ['src/testing/setupPostgres.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: [['default', { summary: false }]],
    disableConsoleIntercept: true,
  },
})
