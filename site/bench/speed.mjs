// The short run of `npm test`: what is made for one person alone, beside the least that it takes, by turns in one run.
// Fails where a row takes twice the processor time that `ratios.json` says it takes of the bare one's, which other work of
// the machine hardly changes. `--write` keeps what it finds.
import { readFileSync, writeFileSync } from 'node:fs'
import { makeGallery } from './manyGalleries.mjs'
import { measureRows, printRows } from './rows.mjs'

const works = 1_000
const kept = new URL('ratios.json', import.meta.url)

const gallery = await makeGallery('postgres', works)
try {
  const rows = await measureRows(gallery, works, { rounds: 3, seconds: 0.15 })
  printRows(rows)
  if (process.argv.includes('--write')) keep(rows)
  else tellFalls(rows)
} finally {
  await gallery.remove()
}

function keep(rows) {
  const ratios = Object.fromEntries(
    rows.map(({ name, processorRatio }) => [name, Number(processorRatio.toPrecision(2))])
  )
  writeFileSync(kept, `${JSON.stringify(ratios, null, 2)}\n`)
}

function tellFalls(rows) {
  const ratios = JSON.parse(readFileSync(kept, 'utf8'))
  const fallen = rows.filter(({ name, processorRatio }) => !(processorRatio >= ratios[name] / 2))
  for (const { name, processorRatio } of fallen) {
    console.log(
      `✗ ${name}: ${processorRatio.toPrecision(2)} of the bare one's speed, and it was ${ratios[name]}`
    )
  }
  console.log(`${rows.length - fallen.length} passed, ${fallen.length} failed`)
  if (fallen.length > 0) process.exitCode = 1
}
