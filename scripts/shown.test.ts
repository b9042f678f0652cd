import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { valueImports } from './imports.ts'
import { root } from './run.mjs'

const home = 'packages/api/src/tables/shown.ts'

/** The columns that show a record to visitors while it is not in the bin. */
const column = '(?:(?:events|eventImages|items)\\.active|(?:works|workImages|archives|items)\\.public)'

/** How a condition on them is written. Collections are another matter: rooms ask by itself whether one is public. */
const conditions = [
  String.raw`eq\(${column}, true\)`,
  String.raw`\$\{${column}\} and\b`,
  String.raw`\band \$\{${column}\}`,
  String.raw`\b(?:public|active) and deleted_at is null`,
  String.raw`\bdeleted_at is null and (?:public|active)\b`,
  String.raw`isNull\(collections\.deleted_at\),\s*eq\(collections\.public, true\)`,
  String.raw`eq\(collections\.public, true\),\s*isNull\(collections\.deleted_at\)`,
]
const condition = new RegExp(conditions.join('|'))

const isRewritten = (source: string) => condition.test(source)

describe('what visitors may see', () => {
  test('is written in one file of the API, and in the indexes that it is found by', () => {
    const files = [...valueImports('packages/api/src').keys()].filter((file) => !file.endsWith('.table.ts'))
    const writing = files.filter((file) => isRewritten(readFileSync(`${root}/${file}`, 'utf8')))
    expect(writing).toEqual([home])
  })

  test.each([
    'and(eq(events.active, true), isNull(events.deleted_at))',
    'and(isNull(works.deleted_at), hidden ? undefined : eq(works.public, true))',
    `from x where \${eventImages.active} and \${eventImages.deleted_at} is null`,
    'from archives where public and deleted_at is null',
    'and(isNull(collections.deleted_at), eq(collections.public, true))',
  ])('is known again in “%s”', (source) => {
    expect(isRewritten(source)).toBe(true)
  })

  test.each([
    'select({ active: events.active })',
    'eq(events.active, active)',
    'eq(collections.public, true)',
  ])('is not meant by “%s”', (source) => {
    expect(isRewritten(source)).toBe(false)
  })
})
