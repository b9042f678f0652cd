import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { compileMessages } from './vite/compileMessages.ts'
import { precompress } from './vite/precompress.ts'
import { publicModules } from './vite/publicModules.ts'
import { pureSchemas } from './vite/pureSchemas.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const isPublic = publicModules(path('src/entry-client.tsx'), path('src/admin/AdminPanel.tsx'))

const parser = '@formatjs/icu-messageformat-parser'

/**
 * Two builds from one table of routes: the browser's (`vite build`) and the server's (`vite build --ssr`).
 * Development runs the same configuration as middleware of the product's server (`server/dev.mjs`).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  appType: 'custom',
  plugins: [vanillaExtractPlugin(), react(), compileMessages(), pureSchemas(), precompress()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-intl'],
    // Texts come parsed (compileMessages), in the browser nobody parses any.
    alias:
      command === 'build' && !isSsrBuild
        ? [{ find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` }]
        : [],
  },
  ssr: {
    // The built server stands alone; while developing only our own sources are compiled.
    noExternal: command === 'build' ? true : [/^@gallery\//],
    resolve: {
      conditions: ['source', ...defaultServerConditions],
    },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // One stylesheet for all pages, in the order of the source, and one for all of the panel.
                {
                  name: (id, graph) => (isPublic(id, graph) ? 'styles' : 'panel-styles'),
                  debugName: 'styles',
                  test: /\.css(?:\?|$)/,
                  priority: 2,
                },
                // What several pages use is one file, not thirty of a few hundred bytes, each with a request of its own.
                {
                  name: (id, graph) => (isPublic(id, graph) ? 'shared' : 'panel'),
                  debugName: 'shared',
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
  },
}))
