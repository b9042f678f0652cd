// npm run bench, bench:server, rush …: one benchmark by its name, which the words after `--` reach. A name that is none
// prints them all, each with the file that measures. BENCHMARKS.md says what each of them tells.
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run, tool } from './run.mjs'
import { giveUp } from './say.mjs'

/** Node.js runs each file, Vitest a configuration. What it needs beside the packages is there before it begins. */
const benchmarks = {
  lists: { file: 'packages/api/bench/vitest.config.ts', needs: [] },
  server: { file: 'site/bench/server.mjs', needs: ['build'] },
  edge: { file: 'site/bench/edge.mjs', needs: ['build'] },
  iiif: { file: 'site/bench/iiif.mjs', needs: ['build'] },
  own: { file: 'site/bench/ownDatabases.mjs', needs: ['build'] },
  data: { file: 'site/bench/data.mjs', needs: ['build'] },
  pages: { file: 'site/bench/pages.mjs', needs: ['build', 'browser'] },
  docs: { file: 'site/bench/docs.mjs', needs: ['browser'] },
  // What it keeps of sizes needs no browser: it finds one when it comes to the speed.
  kit: { file: 'scripts/kitBench.mjs', needs: [] },
  rush: { file: 'site/bench/rush.mjs', needs: ['build'] },
  soak: { file: 'site/bench/soak.mjs', needs: ['build'] },
  faults: { file: 'scripts/faults.mjs', needs: ['build'] },
  fuzz: { file: 'scripts/fuzz.mjs', needs: [] },
  'fuzz:images': { file: 'site/bench/images.mjs', needs: ['build'] },
  'fuzz:tables': { file: 'site/bench/tables.mjs', needs: ['build'] },
}

const [name = '', ...words] = process.argv.slice(2)
const { file, needs } = Object.hasOwn(benchmarks, name) ? benchmarks[name] : giveUp(thereAre(name))

await install()
if (needs.includes('build')) await build()
const env = needs.includes('browser') ? { CHROMIUM_PATH: await browser() } : {}
const [program, args] = file.endsWith('.config.ts')
  ? [tool('vitest'), ['run', '--config', file]]
  : [process.execPath, [file]]
process.exit(await run(program, [...args, ...words], { env }))

function thereAre(name) {
  const lines = Object.entries(benchmarks).map(([each, { file }]) => `  ${each.padEnd(14)}${file}`)
  return [`There is no benchmark "${name}". There are:`, ...lines].join('\n')
}
