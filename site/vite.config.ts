import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, normalizePath } from 'vite'
import { browsers } from '../packages/ui/scripts/browsers.mjs'
import { isPanels } from './src/language/panelTexts.ts'
import { isPersonal } from './src/language/personal/personalTexts.ts'
import { compileMessages } from './vite/compileMessages.ts'
import { directImports } from './vite/directImports.ts'
import { dropComponents } from './vite/dropComponents.ts'
import { dropDefaults } from './vite/dropDefaults.ts'
import { fileNames, filesOf, type ModuleGraph } from './vite/filesOf.ts'
import { kitStyles } from './vite/kitStyles.ts'
import { precompress } from './vite/precompress.ts'

/** A file's path as Vite names modules, with `/` on Windows too. */
const path = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)))
const fileOf = filesOf({
  entry: path('src/entry-client.tsx'),
  routes: path('src/routes.tsx'),
  home: path('src/home/HomePage.tsx'),
  panel: path('../packages/panel/src/AdminPanel.tsx'),
})

const parser = '@formatjs/icu-messageformat-parser'
// The router's build without warnings, to which its own package leads nobody.
const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve(
  'react-router/package.json'
)

/**
 * Two builds from one table of routes: the browser's (`vite build`) and the server's (`vite build --ssr`).
 * Development runs the same configuration as middleware of the product's server (`server/dev.mjs`).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: path('.'),
  appType: 'custom',
  plugins: [
    kitStyles(command),
    react(),
    compileMessages([
      { name: 'panel', isOf: (id) => id.startsWith(path('../packages/panel/src/')), alone: isPanels },
      { name: 'personal', isOf: (id) => id.startsWith(path('src/language/personal/')), only: isPersonal },
    ]),
    dropDefaults(),
    dropComponents(),
    directImports(['@gallery/client', '@gallery/contract/plain', '@gallery/ui', '@gallery/ui/admin']),
    precompress(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'react-intl'],
    // Texts come parsed (compileMessages), in the browser nobody parses any.
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: new RegExp(`^${parser}$`), replacement: `${parser}/no-parser.js` },
            { find: /^react-router$/, replacement: join(dirname(router), 'dist/production/index.mjs') },
          ]
        : [],
  },
  ssr: {
    // The built server stands alone; while developing only our own sources are compiled.
    noExternal: command === 'build' ? true : [/^@gallery\//],
    resolve: {
      conditions: ['source', ...defaultServerConditions],
    },
  },
  // The server's libraries ask at every call otherwise, each time of the process itself.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  build: {
    target: 'es2022',
    // For older ones it would write rules twice.
    cssTarget: browsers,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    emptyOutDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['src/entry-client.tsx', 'src/start.ts', 'src/presses.ts'],
          output: {
            codeSplitting: {
              groups: [
                // Styles are where the scripts are that name them, in the order of the source; the panel's are one sheet.
                {
                  name: (id, graph) => (fileOf(id, graph) === 'panel' ? 'panel-styles' : null),
                  debugName: 'styles',
                  test: /\.css(?:\?|$)/,
                  priority: fileNames.length + 1,
                },
                // A group takes along what its modules import: the panel comes last, or it would take React.
                ...fileNames.map((name, index) => ({
                  name: (id: string, graph: ModuleGraph) => (fileOf(id, graph) === name ? name : null),
                  debugName: name,
                  minShareCount: name === 'panel' ? 3 : 1,
                  priority: fileNames.length - index,
                })),
              ],
            },
          },
        },
  },
}))
