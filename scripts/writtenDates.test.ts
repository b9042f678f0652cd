import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './build.mjs'
import { root } from './run.mjs'

const folders = ['packages/panel/src', 'site/src']
/** By `Intl` itself: in a component, or in a text. */
const byIntl = /\bformatDate\(|<FormattedDate\b|\{\w+, date\b/

test('dates of the panel and the site are written by the kit: `Intl` says them the American way in English', () => {
  const files = folders.flatMap((folder) => filesUnder(`${root}/${folder}`))
  expect(files.length).toBeGreaterThan(100)
  const others = files.filter((file) => byIntl.test(readFileSync(file, 'utf8')))
  expect(others.map((file) => relative(root, file))).toEqual([])
})
