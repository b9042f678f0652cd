import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { valueImports } from './imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = [...valueImports('packages/panel/src').keys()]

const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

test('a list of the panel that files are sent to says how many still have to come, so that leaving asks', () => {
  const lists = files.filter((file) => /<(ImageManager|SlideList)\b/.test(textOf(file)))
  expect(lists).toHaveLength(4)
  const holds = (text: string) => text.includes('useHeldUploads()') && text.includes('onPendingChange=')
  expect(lists.filter((file) => !holds(textOf(file)))).toEqual([])
})
