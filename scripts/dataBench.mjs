// npm run bench:data: a museum's tables brought in, searched, taken out and taken back, beside bare COPY in the same run.
// DATA_WORKS, DATA_ARTISTS, DATA_ITEMS and DATA_SEED say how much and what; BENCH_DATABASES (postgres,pglite) where.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
process.exit(await run(process.execPath, ['site/bench/data.mjs']))
