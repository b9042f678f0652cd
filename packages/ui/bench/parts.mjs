import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { componentsOf } from './components.mjs'
import { bundle } from './sizes.mjs'

/** What each entry of the package is in the table of sizes. */
export const entries = { public: 'src/index.ts', admin: 'src/admin.ts' }

/**
 * What every component of both entries weighs alone, with all it needs: bytes after brotli, of styles beyond the ground.
 * One run bundles them all, so that a module that many share is read once.
 *
 * @returns {Promise<Record<keyof typeof entries, Record<string, { js: number, css: number }>>>}
 */
export async function partSizes() {
  const parts = Object.entries(entries).flatMap(([entry, file]) =>
    componentsOf(file).map(({ name, path }) => ({ entry, name, code: `export { ${name} } from '${path}'` }))
  )
  const ground = { entry: 'ground', name: 'ground', code: "import './src/global.css.ts'" }
  const all = [...parts, ground]
  const { outputFiles } = await bundle({
    entryPoints: all.map(({ entry, name, code }) => ({ in: `part:${code}`, out: `${entry}/${name}` })),
    plugins: [written],
  })
  const weighed = new Map(
    await Promise.all(outputFiles.map(async ({ path, text }) => [path, await brotli(text)]))
  )
  const weight = ({ entry, name }, ending) =>
    [...weighed].find(([path]) => path.endsWith(`/${entry}/${name}.${ending}`))?.[1] ?? 0
  const rows = parts.map((part) => [
    part,
    { js: weight(part, 'js'), css: Math.max(0, weight(part, 'css') - weight(ground, 'css')) },
  ])
  return Object.fromEntries(
    Object.keys(entries).map((entry) => [
      entry,
      Object.fromEntries(
        rows.filter(([part]) => part.entry === entry).map(([{ name }, size]) => [name, size])
      ),
    ])
  )
}

const compress = promisify(brotliCompress)

async function brotli(text) {
  return text === '' ? 0 : (await compress(text)).length
}

/** Entries that are a line of code and no file. */
const written = {
  name: 'written',
  setup(build) {
    build.onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'part' }))
    build.onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
      contents: path,
      resolveDir: '.',
      loader: 'tsx',
    }))
  },
}
