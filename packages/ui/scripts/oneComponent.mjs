import { build } from 'esbuild'

/** The modules of `dist` whose code a bundle holds when a page imports one component from the package's root. */
export async function modulesOf(component) {
  const { metafile } = await build({
    stdin: { contents: `export { ${component} } from './dist/index.js'`, resolveDir: '.' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    external: ['react', 'react-dom', 'react-intl'],
    logLevel: 'error',
  })
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)
    .filter((path) => path !== '<stdin>')
}
