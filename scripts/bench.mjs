// npm run bench: what lists and searches of the API cost among few and among many rows, as ratios in one run.
import { install } from './install.mjs'
import { run, tool } from './run.mjs'

await install()
process.exit(await run(tool('vitest'), ['run', '--config', 'packages/api/bench/vitest.config.ts']))
