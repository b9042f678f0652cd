import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const kit = fileURLToPath(new URL('..', import.meta.url))

/** What says left or right where it could say start or end. */
const physical = [
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Top|Bottom)?(?:Left|Right)/,
  /(?<![\w'"-])(?:left|right):/,
  /(?:textAlign|float|clear): '(?:left|right)'/,
  /\b(?:margin|padding|inset): ['"`](?:(?:\$\{[^}]*\}|calc\([^)]*\)|[^\s'"`])+ ){3}/,
  /\binset -?\d+px 0 0/,
]

/** What lies in the middle lies there in every script; and two numbers that are called so. */
const exceptions = [/left: '(?:calc\()?50%/, /^const parts = \(left: number/]

/** What a script puts in its place, counted from the left. */
const placed = ['controls/Tooltip/Tooltip.css.ts']

/** What is published; the pages of documentation are not. */
const sheets = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css.ts') && !path.startsWith('stories/') && !placed.includes(path)
)

test.each(sheets)('%s says start and end, not left and right, which serves both ways of reading', (path) => {
  const lines = readFileSync(`${kit}/${path}`, 'utf8').split('\n')
  const found = lines.filter(
    (line) =>
      physical.some((rule) => rule.test(line)) && !exceptions.some((exception) => exception.test(line.trim()))
  )
  expect(found).toEqual([])
})
