import { readFileSync, writeFileSync } from 'node:fs'
import { budgets, everything, screen } from './budgets.mjs'
import { partSizes } from './parts.mjs'
import { kilobytes, sizeOf } from './sizes.mjs'

/** What was measured last: bytes after brotli, of every part and of all together. The README's table is made of it. */
const file = 'bench/sizes.json'

/** @typedef {{ js: number, css: number }} Size */
/** @typedef {{ together: Record<string, Size>, public: Record<string, Size>, admin: Record<string, Size> }} Sizes */

/** @returns {Promise<Sizes>} */
export async function measure() {
  const all = await everything()
  const later = all.parts.map(({ name, js }) => [`on use: ${name.split('/').at(-1)}`, { js, css: 0 }])
  const ground = await sizeOf("import './src/global.css.ts'")
  const allowed = ({ js, css }) => `${js / 1000} + ${css / 1000} kB allowed`
  return {
    together: {
      [`All public components (${allowed(budgets.everything)})`]: sizeIn(all),
      ...Object.fromEntries(later),
      [`A screen (${allowed(budgets.screen)})`]: sizeIn(await screen()),
      'The ground: theme and resets': { js: 0, css: ground.css },
    },
    ...(await partSizes()),
  }
}

const sizeIn = ({ js, css }) => ({ js, css })

/** The sizes as tables for people. @param {Sizes} sizes */
export function sizeTable(sizes) {
  return [
    table('Together', sizes.together, (title) => title),
    table('`@gallery/ui`', sizes.public, (name) => `\`${name}\``),
    table('`@gallery/ui/admin`', sizes.admin, (name) => `\`${name}\``),
  ].join('\n\n')
}

function table(title, rows, words) {
  const lines = Object.entries(rows).map(
    ([name, { js, css }]) => `| ${words(name)} | ${kilobytes(js)} | ${kilobytes(css)} |`
  )
  return [`| ${title} | JavaScript | styles |`, '|---|--:|--:|', ...lines].join('\n')
}

/** Keeps the sizes, a line for each, and puts their table into the README. @param {Sizes} sizes */
export function writeSizes(sizes) {
  const groups = Object.entries(sizes).map(([group, rows]) => {
    const lines = Object.entries(rows).map(
      ([name, { js, css }]) => `    ${JSON.stringify(name)}: { "js": ${js}, "css": ${css} }`
    )
    return `  "${group}": {\n${lines.join(',\n')}\n  }`
  })
  writeFileSync(file, `{\n${groups.join(',\n')}\n}\n`)
  writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8'), sizes))
}

function withTable(readme, sizes) {
  return readme.replace(/(<!-- sizes -->\n).*?(<!-- \/sizes -->)/s, `$1\n${sizeTable(sizes)}\n\n$2`)
}

/** How much a part may grow before its new size has to be looked at and kept. */
const most = (bytes) => bytes * 1.05 + 250

/** The parts that weigh more than they did, or whose size nobody kept, and whether the README still tells it. */
export async function sizeFindings() {
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  const measured = await partSizes()
  const readme = readFileSync('README.md', 'utf8')
  const mend = 'see whether it has to, then `npm run bench:kit -- --write`'
  return [
    ...Object.entries(measured).flatMap(([entry, parts]) =>
      Object.entries(parts).flatMap(([name, size]) => {
        const was = kept[entry][name]
        if (!was) return [`${name} has no size in ${file}: ${mend}.`]
        return ['js', 'css']
          .filter((kind) => size[kind] > most(was[kind]))
          .map((kind) => `${name}: ${size[kind]} bytes of ${kind}, ${was[kind]} in ${file}: ${mend}.`)
      })
    ),
    ...['public', 'admin'].flatMap((entry) =>
      Object.keys(kept[entry])
        .filter((name) => !measured[entry][name])
        .map((name) => `${file} has ${name}, which is gone: \`npm run bench:kit -- --write\`.`)
    ),
    ...(withTable(readme, kept) === readme ? [] : [`The README’s table is not that of ${file}.`]),
  ]
}
