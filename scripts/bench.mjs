// npm run bench: the product's speed as ratios, taken in one run on this machine.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/server.mjs']))
