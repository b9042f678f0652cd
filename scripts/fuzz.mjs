// npm run fuzz: a hundred thousand broken requests to every route of the API, by its own description, on each database.
// FUZZ_DATABASES, FUZZ_REQUESTS and FUZZ_SEED change where, how many and which; a few of them are in `npm test`.
import { run, tool } from './run.mjs'

process.env.FUZZ_REQUESTS ??= '100000'
let code = 0
for (const database of (process.env.FUZZ_DATABASES ?? 'postgres,pglite').split(',')) {
  const project = `api-${database}`
  const ended = await run(tool('vitest'), [
    'run',
    '--project',
    project,
    '--testTimeout',
    '7200000',
    'src/attacks/fuzz',
  ])
  code = Math.max(code, ended)
}
process.exit(code)
