import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

/** What is built, in order: the folder, what it is made from, what must be there afterwards. */
export const builds = [
  {
    folder: 'packages/api',
    from: [
      'packages/contract/src',
      'packages/api/src',
      'packages/api/tsup.config.ts',
      'packages/api/buildApart.ts',
    ],
    makes: 'packages/api/dist/index.js',
    steps: [['tsup', []]],
  },
  {
    folder: 'packages/demo',
    from: ['packages/contract/src', 'packages/demo/src', 'packages/demo/tsup.config.ts'],
    makes: 'packages/demo/dist/load.js',
    steps: [['tsup', []]],
  },
  {
    folder: 'site',
    from: [
      'packages/contract/src',
      'packages/ui/src',
      // Class names, layers and browsers are the kit's to say, for its own build and for the site's.
      'packages/ui/scripts',
      'packages/client/src',
      'packages/embed/src',
      'packages/panel/src',
      'site/src',
      'site/server',
      'site/vite',
      'site/public',
      'site/vite.config.ts',
      'site/tsup.config.ts',
    ],
    makes: 'site/dist/server/main.js',
    steps: [
      ['vite', ['build']],
      ['vite', ['build', '--ssr', 'src/entry-server.tsx']],
      ['vite', ['build', '--config', 'vite/embed.config.ts']],
      ['tsup', []],
    ],
  },
]

/** Builds what has changed since it was last built: everything, or only the folders that are named. */
export async function build(folders = builds.map(({ folder }) => folder)) {
  for (const { folder, from, makes, steps } of builds.filter(({ folder }) => folders.includes(folder))) {
    const stamp = `${root}/node_modules/.gallery/built-${folder.replace('/', '-')}`
    const wanted = contentHash([...from, 'pnpm-lock.yaml'])
    if (existsSync(`${root}/${makes}`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
      continue
    // A build that is cut off is none, also when its source is as it was before.
    rmSync(stamp, { force: true })
    say(`Building ${folder}`)
    for (const [name, args] of steps) {
      const code = await run(join(root, folder, 'node_modules/.bin', name), args, {
        cwd: `${root}/${folder}`,
        env: { NODE_ENV: 'production' },
      })
      if (code !== 0) giveUp(`${folder} could not be built: ${name} ${args.join(' ')} ended with ${code}.`)
    }
    mkdirSync(`${root}/node_modules/.gallery`, { recursive: true })
    writeFileSync(stamp, wanted)
  }
}

function contentHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesUnder(`${root}/${path}`))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

export function filesUnder(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesUnder(join(path, entry.name)))
  } catch {
    return [path] // Not a folder: a file by its own name.
  }
}
