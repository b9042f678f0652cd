// npm run soak: mixed traffic for an hour on three processes behind nginx; whether memory and latencies stay as they are.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/soak.mjs']))
