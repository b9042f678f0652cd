// npm run bench: the product's speed as ratios, taken in one run on this machine.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run, tool } from './run.mjs'

await install()
await build()
const lists = await run(tool('vitest'), ['run', '--config', 'packages/api/bench/vitest.config.ts'])
const server = await run(process.execPath, ['site/bench/server.mjs'])
process.exit(lists || server)
