import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'
import { className } from './className.mjs'

/**
 * The compiler of the styles, the same for the modules and for the style sheets: a class is called after its file and
 * its place in it, whatever machine builds it.
 */
export const stylesPlugin = () => vanillaExtractPlugin({ identifiers: className })

const entries = { styles: 'src/index.ts', admin: 'src/admin.ts', theme: 'src/theme.ts' }

/**
 * The two style sheets, and the modules of `src` that the package is made of. What the visitor's sheet holds is not
 * repeated in the admin's, which is loaded after it.
 *
 * @returns {Promise<{ sheets: { styles: string, admin: string }, modules: string[] }>}
 */
export async function bundleStyles() {
  const visitor = await bundle(entries.styles, new Set())
  const admin = await bundle(entries.admin, new Set(visitor.styles))
  const theme = await bundle(entries.theme, new Set())
  return {
    sheets: { styles: visitor.css, admin: admin.css },
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
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
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

/** The blocks of a style sheet that stand in no other: the head and the content of each. */
export function topBlocks(css) {
  const blocks = []
  let depth = 0
  let start = 0
  let open = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) open = at
    if (css[at] === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open).trim(), content: css.slice(open + 1, at) })
      start = at + 1
    }
    if (css[at] === ';' && depth === 0) start = at + 1
  }
  return blocks
}

/** One block of the layer instead of one per rule; what has no layer, the names of motions, after it. */
function inOneLayer(css) {
  const blocks = topBlocks(css)
  const layered = blocks.filter(({ head }) => head === '@layer gallery')
  const others = blocks.filter(({ head }) => head !== '@layer gallery')
  return [
    `@layer gallery{${layered.map(({ content }) => content).join('')}}`,
    ...others.map(({ head, content }) => `${head}{${content}}`),
  ].join('')
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

/** `src/Menu/Menu.css.ts` of the virtual style sheet that stands for it. */
function sheetName(path) {
  return path.replace(/^.*?(src\/)/, '$1').replace(/\.vanilla\.css.*$/, '')
}
