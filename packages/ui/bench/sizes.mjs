import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundleStyles, stylesPlugin } from '../scripts/styles.mjs'
import { withoutDefaults } from '../scripts/withoutDefaults.mjs'

/** Bytes of JavaScript and of styles, compressed with brotli. @typedef {{ js: number, css: number }} Size */

/** For the names that classes have in the package. */
const styles = bundleStyles()

/**
 * Bundles code that imports the kit's sources as a page would: minified, the kit's own dependencies in it, React and
 * react-intl not. What loads on use is apart; `later` is told of it.
 */
export async function bundle({ plugins = [], later = new Set(), ...options }) {
  const { names } = await styles
  return build({
    outdir: 'dist',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react-intl'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: [...plugins, onUse(later), stylesPlugin(names), asPublished],
    ...options,
  })
}

/**
 * How much a page downloads for a piece of code.
 *
 * @returns {Promise<Size & { later: string[], styles: string }>} `later` are the modules that load on use, as paths
 *   from the package's folder.
 */
export async function sizeOf(contents, resolveDir = '.') {
  const later = new Set()
  const { outputFiles } = await bundle({ stdin: { contents, resolveDir, loader: 'tsx' }, later })
  const text = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return {
    js: brotli(text('.js')),
    css: brotli(text('.css')),
    styles: text('.css'),
    later: [...later].sort(),
  }
}

/** The size of a text after brotli, in bytes. */
export function brotli(text) {
  return text === '' ? 0 : brotliCompressSync(text).length
}

/** A number of bytes as the tables print it: 12.3 kB, of a thousand bytes each. */
export function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1)
}

/** The modules as the package has them: their texts are in its catalogues. */
const asPublished = {
  name: 'as-published',
  setup(build) {
    build.onLoad({ filter: /src.*\.tsx?$/ }, async ({ path }) => ({
      contents: withoutDefaults(await readFile(path, 'utf8')),
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
    }))
  },
}

function onUse(later) {
  return {
    name: 'on-use',
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import') return
        later.add(new URL(path, `file://${resolveDir}/`).pathname)
        return { path, external: true }
      })
    },
  }
}
