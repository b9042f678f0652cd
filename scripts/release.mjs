// npm run release: publishes the kit's version where the registry does not have it yet, and puts a tag on it.
// `-- version` turns the waiting changesets into the next version and its changelog; `-- dry` sends nothing.
// `.github/workflows/release.yml` runs both.
import { readFileSync } from 'node:fs'
import { writeExampleVersions } from './exampleVersions.mjs'
import { install } from './install.mjs'
import { packKit } from './kitTarball.mjs'
import { root, run, runQuietly, tool } from './run.mjs'
import { giveUp, say } from './say.mjs'

await install()
if (process.argv.includes('version')) await nextVersion()
else await publish(process.argv.includes('dry') ? ['--dry-run'] : ['--provenance'])

async function publish(how) {
  const { name, version } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8'))
  const { code } = await runQuietly('npm', ['view', `${name}@${version}`, 'version', '--json'])
  if (code === 0) return say(`${name}@${version} is in the registry already`)
  await orGiveUp('npm', ['publish', await packKit(), '--access', 'public', ...how])
  // The workflow makes a release of every tag that this prints.
  if (how.includes('--provenance')) await orGiveUp(tool('changeset'), ['tag'])
}

async function nextVersion() {
  await orGiveUp(tool('changeset'), ['version'])
  writeExampleVersions()
}

async function orGiveUp(command, args) {
  const code = await run(command, args)
  if (code !== 0) giveUp(`\`${args.join(' ')}\` ended with ${code}: the lines above say why.`)
}
