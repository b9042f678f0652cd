import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
/** Pages for people. A changelog tells what was then. */
const pages = ['', 'docs', 'docs/decisions', ...packages].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name))
)

/** A place that stands for many: what somebody is about to add, a number, a pattern. */
const standsForMany = /\b(name|Name|group)\b|NNN|[*…{}]/

/** The places of the repository that a page names: in code, as `packages/api/src`, and where its links lead. */
function placesIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  const named = [...text.matchAll(/`((?:packages|site|scripts|docs)\/[^\s`]+)`/g)].map(
    ([, place = '']) => place
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, place = '']) =>
    join(dirname(page), place)
  )
  return [...named, ...linked].filter((place) => !standsForMany.test(place))
}

test.each(pages)('%s names only places that there are', (page) => {
  expect(placesIn(page).filter((place) => !existsSync(join(root, place)))).toEqual([])
})
