import { fileURLToPath } from 'node:url'

/** The thread as a file that Node.js runs, built as the decoder of HEIC is. */
export const threadFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../node_modules/.gallery/leavesThread.mjs' : './leavesThread.js',
    import.meta.url
  )
)
