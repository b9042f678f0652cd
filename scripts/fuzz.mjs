// npm run fuzz: a hundred thousand broken requests to every route of the API, by its own description.
// FUZZ_REQUESTS and FUZZ_SEED change how many and which; a few of them are in `npm test`.
import { install } from './install.mjs'
import { run, tool } from './run.mjs'

await install()
process.env.FUZZ_REQUESTS ??= '100000'
process.exit(
  await run(tool('vitest'), [
    'run',
    '--project',
    'api-pglite',
    '--testTimeout',
    '7200000',
    'src/attacks/fuzz',
  ])
)
