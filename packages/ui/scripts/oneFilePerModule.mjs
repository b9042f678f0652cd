import { readFile } from 'node:fs/promises'
import { extname, relative } from 'node:path'
import { withoutDefaults } from './withoutDefaults.mjs'

/**
 * For esbuild: every module of `src` becomes one file of `dist` that imports its neighbours, so that a bundler brings
 * in what is used and nothing else. Those of the client begin with 'use client'. Styles leave class names only: the
 * rules themselves are in the style sheets.
 *
 * @param {ReadonlySet<string>} client the modules of the client, as `src/…`
 */
export function oneFilePerModule(client) {
  return {
    name: 'one-file-per-module',
    setup(build) {
      build.onResolve({ filter: /\.vanilla\.css\?/ }, () => ({ path: 'nothing', namespace: 'nothing' }))
      build.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }))
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) => {
        if (kind === 'entry-point') return
        return { path: path.replace(/\.tsx?$/, '.js'), external: true }
      })
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (path.endsWith('.css.ts')) return // vanilla-extract's.
        const source = withoutDefaults(await readFile(path, 'utf8'))
        const loader = extname(path) === '.tsx' ? 'tsx' : 'ts'
        // On the first line, so that the source map holds for every other.
        const begin = client.has(relative('.', path)) ? "'use client';" : ''
        return { contents: begin + source, loader }
      })
    },
  }
}
