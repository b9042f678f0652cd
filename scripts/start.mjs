// npm start: installs what is missing, builds what is stale, fills a new database with the demo, serves.
import { build } from './build.mjs'
import { serverArgs, serverEnv } from './builtServer.mjs'
import { demoSignIn, loadDemo } from './demo.mjs'
import { install } from './install.mjs'
import { serve } from './serve.mjs'

await install()
await build()
await loadDemo()
demoSignIn()
const { MALLOC_ARENA_MAX = serverEnv.MALLOC_ARENA_MAX } = process.env
serve(serverArgs, { env: { ...serverEnv, MALLOC_ARENA_MAX } })
