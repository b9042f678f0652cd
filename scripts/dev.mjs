// npm run dev: the site from its sources on one port, hot reload through kit and site.
import { build } from './build.mjs'
import { data, demoSignIn, loadDemo } from './demo.mjs'
import { install } from './install.mjs'
import { root } from './run.mjs'
import { serve } from './serve.mjs'

await install()
// The demo comes in through the built API; what is served afterwards are the sources.
await build(['packages/api', 'packages/demo'])
await loadDemo()
demoSignIn()
serve(['server/dev.mjs'], { cwd: `${root}/site`, env: { GALLERY_DATA: data } })
