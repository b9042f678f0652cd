import { fileURLToPath } from 'node:url'

/** The thread as a file that Node.js runs, built as the reader of tables is: see `readerFile`. */
export const threadFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../../node_modules/.gallery/heicThread.mjs' : './heicThread.js',
    import.meta.url
  )
)
