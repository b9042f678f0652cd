import { defineConfig } from 'tsup'

/** The server's entry. The pages are built by Vite beside it; `@gallery/api` is loaded from its own build. */
export default defineConfig({
  entry: { main: 'server/main.ts' },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: false,
  // The contract is source only, so it and what it stands on travel inside.
  noExternal: ['@gallery/contract', 'zod'],
  external: ['@gallery/api'],
  esbuildOptions(options) {
    options.conditions = ['source']
  },
})
