import { runnerImport } from 'vite'
import { root } from '../../scripts/run.mjs'

/** A TypeScript module of the repository, by its path in it. */
export async function source(path) {
  return (await runnerImport(`${root}/${path}`, { configFile: false, root, logLevel: 'error' })).module
}
