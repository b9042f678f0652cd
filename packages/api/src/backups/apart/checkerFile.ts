import { fileURLToPath } from 'node:url'

/** The checker as a file that Node.js runs, built as the reader of tables is: see `readerFile`. */
export const checkerFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts')
      ? '../../../node_modules/.gallery/backupChecker.mjs'
      : './backupChecker.js',
    import.meta.url
  )
)
