// npm run bench:edge: what three processes behind nginx answer a second, with its cache and without, in one run.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/edge.mjs']))
