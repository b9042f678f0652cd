// npm run chromatic: sends the Storybook to Chromatic for review, where CHROMATIC_PROJECT_TOKEN names a project.
// `npm run visual` compares pictures on this machine and needs no account.
import { install } from './install.mjs'
import { root, run } from './run.mjs'
import { giveUp } from './say.mjs'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  giveUp(
    'CHROMATIC_PROJECT_TOKEN is not set. It is on the Manage page of the project at Chromatic; ' +
      'without an account, npm run visual compares pictures on this machine.'
  )
}
await install()
const storybook = `${root}/storybook-static`
const built = await run(process.execPath, ['scripts/storybook.mjs', 'build', '--output-dir', storybook])
if (built !== 0) giveUp('The Storybook could not be built; the lines above say why.')
// Loaded late: it is not there before the packages are installed.
const { run: chromatic } = await import('chromatic/node')
const options = ['--storybook-build-dir', storybook, '--exit-zero-on-changes', '--exit-once-uploaded']
const { code } = await chromatic({ argv: [...options, ...process.argv.slice(2)] })
process.exit(code)
