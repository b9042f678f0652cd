import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { kitConsumer } from './kitConsumer.mjs'
import { packKit } from './kitTarball.mjs'
import { root } from './run.mjs'
import { say } from './say.mjs'

/** How many findings of a check stand in the line that names it at the end. */
const findingsNamed = 3

/**
 * What makes the kit a package that others can install, checked on the tarball that would be published and in a fresh
 * app that installs it: the step `package` of `npm test`.
 *
 * @param chromiumPath Where Chromium is.
 * @returns How many checks passed and failed, and what each of those that failed found first.
 */
export async function checkKitPackage(chromiumPath) {
  const counts = { passed: 0, failed: 0, failures: [] }
  // Its own tools are found from its own folder.
  process.chdir(`${root}/packages/ui`)
  try {
    for await (const { name, findings } of checks(chromiumPath)) {
      counts[findings.length === 0 ? 'passed' : 'failed'] += 1
      if (findings.length > 0) counts.failures.push([name, ...findings.slice(0, findingsNamed)].join('; '))
      say(`${findings.length === 0 ? '✓' : '✗'} ${name}`)
      for (const finding of findings) say(`    ${finding}`)
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    counts.failed += 1
    counts.failures.push(message)
    say(`✗ ${message}`)
  } finally {
    process.chdir(root)
  }
  return counts
}

async function* checks(chromiumPath) {
  const tarball = await packKit()
  try {
    yield* checksOf(tarball, chromiumPath)
  } finally {
    rmSync(dirname(tarball), { recursive: true, force: true })
  }
}

async function* checksOf(tarball, chromiumPath) {
  const { publintFindings, typeFindings } = await import('../packages/ui/scripts/checkTarball.mjs')
  yield { name: 'publint has nothing to say', findings: await publintFindings(tarball) }
  yield { name: 'the types are right', findings: await typeFindings(tarball) }
  yield { name: 'every rule is in a layer of the kit', findings: await outsideTheLayers() }
  yield { name: 'no styles at run time', findings: runtimeStyles() }
  yield { name: 'one import brings one component', findings: await besidesPrice() }
  const { peerFindings } = await import('../packages/ui/scripts/checkPeers.mjs')
  yield { name: 'the public parts need no package of the panel', findings: await peerFindings() }
  const { longTypes } = await import('../packages/ui/scripts/longTypes.mjs')
  yield { name: 'no type is longer than can be read', findings: longTypes() }
  yield { name: 'the README says which parts are the client’s', findings: await fromWhere() }
  const { budgetFindings } = await import('../packages/ui/bench/budgets.mjs')
  yield { name: 'the size budgets', findings: await budgetFindings() }
  const { sizeFindings } = await import('../packages/ui/bench/sizeTable.mjs')
  yield { name: 'the size of every part', findings: await sizeFindings() }
  yield* kitConsumer(tarball, chromiumPath)
}

/** Rules of the style sheets that a class of the page would not win over. Names of motions have no layer. */
async function outsideTheLayers() {
  const { layer, paperLayer, topBlocks } = await import('../packages/ui/scripts/layer.mjs')
  return ['styles.css', 'admin.css'].flatMap((name) =>
    topBlocks(readFileSync(`dist/${name}`, 'utf8'))
      .map(({ head }) => head)
      .filter((head) => head !== `@layer ${layer}` && head !== `@layer ${paperLayer}`)
      .filter((head) => !/^@keyframes |^@media ?\(prefers-reduced-motion/.test(head))
      .map((head) => `${name}: ${head}`)
  )
}

function runtimeStyles() {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(`dist/${file}`, 'utf8').includes('@vanilla-extract'))
    .map((file) => `dist/${file} imports vanilla-extract.`)
}

async function fromWhere() {
  const { clientFunctions } = await import('../packages/ui/scripts/serverUse.mjs')
  const { withServerUse } = await import('../packages/ui/scripts/serverUseTable.mjs')
  const readme = readFileSync('README.md', 'utf8')
  const written = withServerUse(readme) === readme
  return [
    ...(written ? [] : ['It does not: node packages/ui/scripts/writeServerUse.mjs, after a build.']),
    ...['index', 'admin'].flatMap(clientFunctions).map((name) => `No server can call ${name}.`),
  ]
}

async function besidesPrice() {
  const { modulesOf } = await import('../packages/ui/scripts/oneComponent.mjs')
  return (await modulesOf('Price'))
    .filter((path) => !/^dist\/(text\/Price|private)\//.test(path))
    .map((path) => `\`import { Price }\` brings ${path} as well.`)
}
