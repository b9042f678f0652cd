// npm run bench:pages: what visitors on a slow phone wait for, page by page.
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build()
const env = { CHROMIUM_PATH: await browser() }
process.exit(await run(process.execPath, ['site/bench/pages.mjs', ...process.argv.slice(2)], { env }))
