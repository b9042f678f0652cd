// npm run brands: every story in each of the published brands, in both themes, with axe. `npm run brands -- serif` takes
// one brand only; `npm run brands -- serif Button` only the stories of the files whose path contains the other words.
import { readdirSync } from 'node:fs'
import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { root, run, tool } from './run.mjs'
import { say } from './say.mjs'

const published = readdirSync(`${root}/packages/ui/src/brands`)
  .filter((name) => name.endsWith('.css'))
  .map((name) => name.replace('.css', ''))
const words = process.argv.slice(2)
const named = published.filter((name) => words.includes(name))
const files = words.filter((word) => !published.includes(word))

await install()
const chromium = await browser()
let failed = 0
for (const brand of named.length > 0 ? named : published) {
  say(`The stories in the brand "${brand}"`)
  const args = ['run', '--project', 'stories-*', '--reporter=dot', ...files]
  const code = await run(tool('vitest'), args, {
    env: { BRAND: brand, CHROMIUM_PATH: chromium, CI: 'true' },
  })
  if (code !== 0) failed += 1
}
process.exit(failed > 0 ? 1 : 0)
