import { build } from 'esbuild'

/** The packages that the modules of an entry of `dist` import, of those that load on use too, in alphabetical order. */
export async function packagesOf(entry) {
  const { metafile } = await build({
    entryPoints: [`dist/${entry}`],
    outdir: 'bundle',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const names = imports.filter(({ external }) => external).map(({ path }) => packageName(path))
  return [...new Set(names)].sort()
}

/** `@tiptap/pm` of `@tiptap/pm/state`, `react` of `react/jsx-runtime`. */
function packageName(path) {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
