import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A TypeScript module of the repository, by its path in it. */
export async function source(path) {
  return (await runnerImport(`${root}/${path}`, { configFile: false, root, logLevel: 'error' })).module
}
