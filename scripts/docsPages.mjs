import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, runnerImport } from 'vite'
import { root } from './run.mjs'

const site = `${root}/.storybook/site`

/** What both builds have in common: the kit from its sources, and nothing of what stories are tested with. */
const common = {
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  resolve: { conditions: ['source'], alias: { 'storybook/test': `${site}/noTest.ts` } },
  ssr: { resolve: { conditions: ['source'] } },
  plugins: [vanillaExtractPlugin()],
}

/** Writes the pages of the documentation into a folder, beside a Storybook that was built into it; gives their number. */
export async function buildPages(output) {
  const assets = await buildAssets(`${output}/assets`)
  const server = `${root}/node_modules/.cache/gallery-docs`
  await build({ ...common, build: { ssr: `${site}/entry.tsx`, outDir: server, emptyOutDir: true } })
  const entry = await import(pathToFileURL(`${server}/entry.js`).href)
  const { module } = await runnerImport(`${site}/readKit.ts`, { configFile: false, root })
  const { readKit, readPatterns, readTexts } = module
  const files = entry.site(readKit(), readTexts(), readPatterns(), assets)
  for (const [path, content] of files) {
    mkdirSync(dirname(join(output, path)), { recursive: true })
    writeFileSync(join(output, path), content)
  }
  await refuseLost(files, output)
  return files.size
}

/** Stops where a page asks for what is not there: who reads it would find a hole, or a message of the server's. */
async function refuseLost(files, output) {
  const { module } = await runnerImport(`${site}/lostAddresses.ts`, { configFile: false, root })
  const isThere = (path) => existsSync(join(output, path))
  const pages = [...files].filter(([path]) => path.endsWith('.html'))
  const lost = pages.flatMap(([path, html]) => module.lostAddresses(path, html, isThere))
  if (lost.length > 0) throw new Error(`Pages ask for what is not there:\n${lost.join('\n')}`)
}

/** The style sheet of all that pages are drawn with, and their one script: where they are, from the site's folder. */
async function buildAssets(outDir) {
  rmSync(outDir, { recursive: true, force: true })
  const options = { outDir, assetsDir: '', emptyOutDir: false }
  await build({
    ...common,
    base: './',
    build: {
      ...options,
      cssCodeSplit: false,
      rolldownOptions: {
        // What the pages are drawn with is not called here, and its styles would be left out with it.
        preserveEntrySignatures: 'strict',
        input: `${site}/entry.tsx`,
      },
    },
  })
  // Only its styles and fonts are wanted.
  for (const name of readdirSync(outDir)) if (name.endsWith('.js')) rmSync(`${outDir}/${name}`)
  await build({ ...common, build: { ...options, rolldownOptions: { input: `${site}/client.ts` } } })
  const names = readdirSync(outDir)
  const named = (end) => `assets/${names.find((name) => name.endsWith(end))}`
  return { css: named('.css'), script: named('.js') }
}
