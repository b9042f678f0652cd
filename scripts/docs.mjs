// npm run docs: the documentation as a static site, in docs-static: pages that are ready to read, with search, and the
// Storybook beside them. `-- pages` leaves the Storybook as it was.
import { rm } from 'node:fs/promises'
import { buildPages } from './docsPages.mjs'
import { install } from './install.mjs'
import { root, run } from './run.mjs'
import { say } from './say.mjs'

const output = `${root}/docs-static`
await install()
if (!process.argv.includes('pages')) {
  await rm(output, { recursive: true, force: true })
  say('Building the Storybook')
  const code = await run(process.execPath, [
    'scripts/storybook.mjs',
    'build',
    '--output-dir',
    `${output}/storybook`,
  ])
  if (code !== 0) process.exit(code)
}
say('Building the pages')
const pages = await buildPages(output)
say(`${pages} pages in ${output}: any server of files can show them.`)
