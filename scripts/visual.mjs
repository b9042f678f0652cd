// npm run visual: what differs to the eye between this tree and another revision of it, story by story.
// `npm run visual -- slotlist --against HEAD~1` takes only the stories whose name contains the word.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string', default: 'main' } },
})
const folder = join(root, '.visual')
const revision = revisionOf(values.against)

await install()
const executablePath = await browser()
mkdirSync(folder, { recursive: true })
const now = join(folder, 'now')
say('Building the Storybook of this tree')
await buildStorybook(root, now)
const before = await storybookOf(revision)

// Loaded late: what they stand on is not there before the packages are installed.
const { compareStories } = await import('./visualStories.mjs')
const { writePage } = await import('./visualPage.mjs')

const stories = [storiesOf(before), storiesOf(now)].map((all) =>
  all.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word.toLowerCase())))
)
const pictures = join(folder, 'pictures')
rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures)
const result = await compareStories({ before, now, stories, pictures, executablePath })
const page = join(folder, 'index.html')
writePage(page, { ...result, against: `${values.against} (${revision.slice(0, 9)})` })
const { compared, differing, added, removed } = result
say(
  `${compared} pictures compared, ${differing.length} differ; new stories: ${added.length}, gone: ${removed.length}`
)
say(`See file://${page}`)

function revisionOf(name) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], options).trim()
  } catch {
    return giveUp(
      `There is no revision "${name}". Name a branch, a tag or a commit: npm run visual -- --against HEAD~1`
    )
  }
}

async function buildStorybook(tree, output) {
  const code = await run(process.execPath, ['scripts/storybook.mjs', 'build', '--output-dir', output], {
    cwd: tree,
  })
  if (code !== 0) giveUp(`The Storybook of ${tree} could not be built; the lines above say why.`)
}

/** The Storybook of a commit, built in a checkout of its own; kept, since a commit never changes. */
async function storybookOf(commit) {
  const output = join(folder, commit)
  if (existsSync(join(output, 'index.json'))) return output
  say(`Building the Storybook of ${commit.slice(0, 9)}`)
  const tree = mkdtempSync(join(tmpdir(), 'gallery-visual-'))
  await run('git', ['worktree', 'add', '--detach', '--quiet', '--force', tree, commit])
  try {
    await buildStorybook(tree, output)
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree])
  }
  return output
}

/** The stories that the sidebar lists, in its order. */
function storiesOf(storybook) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))
  return Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
}
