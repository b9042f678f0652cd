import { fileURLToPath } from 'node:url'

/**
 * The reader as a file that Node.js runs: beside the bundle; of the sources, which it does not run, the one that was
 * built of them last (`packages/api/buildApart.ts`), by `npm run dev` or for the tests.
 */
export const readerFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts')
      ? '../../../../node_modules/.gallery/tableReader.mjs'
      : './tableReader.js',
    import.meta.url
  )
)
