import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { kitExamples } from './kitExamples.mjs'
import { installKit, packagesBrought } from './kitInstall.mjs'
import { kitLayers } from './kitLayers.mjs'
import { lockFindings } from './kitLock.mjs'
import { root, run } from './run.mjs'

/**
 * The life of a developer who finds the kit in the registry: outside of this workspace the examples install the tarball
 * with npm, in one go, and are built, served and visited in Chromium; beside them the README's samples compile, and the
 * kit's parts stand under the style sheets of others. Gives the checks one by one.
 */
export async function* kitConsumer(tarball, chromiumPath) {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-consumer-'))
  try {
    yield {
      name: 'the public parts bring no package of the panel',
      findings: panelPackages(await packagesBrought(folder, tarball)),
    }
    await installKit(folder, tarball, { locked: true })
    yield { name: 'the examples stand on the packages of their lock', findings: lockFindings(folder) }
    yield { name: 'the README’s samples compile', findings: await compile(folder) }
    yield* kitExamples(folder, chromiumPath)
    yield* kitLayers(folder, chromiumPath)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The packages of the panel that came though nobody has asked for them, and those that the README does not name. */
function panelPackages(brought) {
  const { peerDependenciesMeta } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8'))
  const optional = Object.keys(peerDependenciesMeta)
  const [, told = ''] = /npm install ((?:@dnd-kit\/|@tiptap\/)[^\n]+)/.exec(readme()) ?? []
  return [
    ...optional.filter((name) => brought.includes(name)).map((name) => `${name} came.`),
    ...optional
      .filter((name) => !told.split(' ').includes(name))
      .map((name) => `The README does not name ${name}.`),
  ]
}

async function compile(folder) {
  const app = `${folder}/consumer`
  await writeSamples(app)
  const code = await run(process.execPath, [`${folder}/node_modules/typescript/bin/tsc`], { cwd: app })
  return code === 0 ? [] : [`tsc ended with ${code}.`]
}

/** Every `ts` and `tsx` block of the README becomes a module, and so does all code that the documentation gives away. */
async function writeSamples(app) {
  mkdirSync(`${app}/samples`)
  for (const [place, [, language, code = '']] of [...readme().matchAll(/```(tsx?)\n(.*?)```/gs)].entries()) {
    writeFileSync(`${app}/samples/sample-${place + 1}.${language}`, code)
  }
  const { module } = await runnerImport(`${root}/.storybook/readSamples.ts`, { configFile: false, root })
  for (const { file, code } of await module.readSamples()) writeFileSync(`${app}/samples/${file}`, code)
}

function readme() {
  return readFileSync(`${root}/packages/ui/README.md`, 'utf8')
}
