import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './build.mjs'
import { root } from './run.mjs'

const folders = [
  'site/src/messages',
  'packages/panel/src/language',
  'packages/api/src/messages',
  'packages/ui/src/messages',
]
const catalogues = folders
  .flatMap((folder) => filesUnder(`${root}/${folder}`))
  .filter((file) => file.endsWith('.json'))
  .map((file) => relative(root, file))

test.each(catalogues)(
  '%s has its keys in order, so that two people who add one do not meet at its end',
  (file) => {
    const keys = Object.keys(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')))
    expect(keys).toEqual(keys.toSorted())
  }
)
