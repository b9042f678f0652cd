import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { browsers } from './browsers.mjs'
import { className } from './className.mjs'
import { inOneLayer } from './layer.mjs'
import { shortNames, withShortNames } from './shortNames.mjs'

/**
 * The compiler of the styles, the same for the modules and for the style sheets: a class is called after its file and
 * its place in it, whatever machine builds it, and in the package by its short name.
 *
 * @param {Map<string, string>} names the short names
 */
export const stylesPlugin = (names = new Map()) =>
  vanillaExtractPlugin({ identifiers: (part) => names.get(className(part)) ?? className(part) })

const entries = { styles: 'src/index.ts', admin: 'src/admin.ts', theme: 'src/theme.ts' }

/**
 * The two style sheets, and the modules of `src` that the package is made of. What the visitor's sheet holds is not
 * repeated in the admin's, which is loaded after it.
 *
 * @returns {Promise<{ sheets: { styles: string, admin: string }, modules: string[], names: Map<string, string> }>}
 *   `names` are the short names that the sheets use
 */
export async function bundleStyles() {
  const visitor = await bundle(entries.styles, new Set())
  const admin = await bundle(entries.admin, new Set(visitor.styles))
  const theme = await bundle(entries.theme, new Set())
  const names = shortNames([visitor.css, admin.css])
  return {
    sheets: { styles: withShortNames(visitor.css, names), admin: withShortNames(admin.css, names) },
    names,
    modules: [...new Set([...visitor.modules, ...admin.modules, ...theme.modules])].sort(),
  }
}

async function bundle(entry, known) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outdir: 'dist',
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    target: ['es2022', ...browsers],
    packages: 'external',
    logLevel: 'error',
    plugins: [without(known), stylesPlugin()],
  })
  const inputs = Object.keys(metafile.inputs)
  return {
    css: inOneLayer(outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? ''),
    styles: inputs.filter((path) => path.includes('.vanilla.css')).map(sheetName),
    modules: inputs.filter((path) => /^src\/.*\.tsx?$/.test(path)),
  }
}

/** Leaves out the rules of the style modules that another sheet has. */
function without(known) {
  return {
    name: 'without-known-styles',
    setup(build) {
      build.onResolve({ filter: /\.vanilla\.css\?/ }, ({ path }) =>
        known.has(sheetName(path)) ? { path, namespace: 'known' } : undefined
      )
      build.onLoad({ filter: /.*/, namespace: 'known' }, () => ({ contents: '', loader: 'css' }))
    },
  }
}

/** `src/controls/Menu/Menu.css.ts` of the virtual style sheet that stands for it. */
function sheetName(path) {
  return path.replace(/^.*?(src\/)/, '$1').replace(/\.vanilla\.css.*$/, '')
}
