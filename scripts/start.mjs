// npm start: installs what is missing, builds what is stale, fills a new database with the demo, serves.
import { build } from './build.mjs'
import { demoSignIn, loadDemo } from './demo.mjs'
import { install } from './install.mjs'
import { serve } from './serve.mjs'

await install()
await build()
await loadDemo()
demoSignIn()
// Decoding pictures in many threads would else leave memory scattered that nobody gives back.
const { MALLOC_ARENA_MAX = '2' } = process.env
// What requests leave behind fits in more than the megabyte that Node.js begins with, and 16 take memory for nothing.
serve(['--max-semi-space-size=4', 'site/dist/server/main.js'], {
  env: { NODE_ENV: 'production', MALLOC_ARENA_MAX },
})
