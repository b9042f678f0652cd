import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { patternRecords } from './patternRecords.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(folder)
const names = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => file.split('.')[0] ?? '')
const storiesOf = (name: string) => readFileSync(`${folder}${name}.stories.tsx`, 'utf8')

it('every pattern has its record, and its code in a file of its own', () => {
  expect(Object.keys(patternRecords).sort()).toEqual(names.sort())
  expect(names.filter((name) => !files.includes(`${name}Pattern.tsx`))).toEqual([])
})

it.each(names)('%s is shown at rest, and tested in one story beside it', (name) => {
  const exported = [...storiesOf(name).matchAll(/export const (\w+): Story/g)].map(([, story]) => story)
  expect(Object.keys(patternRecords[name]?.stories ?? {}).sort()).toEqual(exported.sort())
  expect(exported).toHaveLength(2)
  expect(storiesOf(name)).toContain("export const Page: Story = { tags: ['!test'] }")
})

it.each(names)('%s says everything in both languages', (name) => {
  const { title, use, keep = [] } = patternRecords[name] ?? {}
  for (const said of [title, use, ...keep]) {
    expect(said?.es).toBeTruthy()
    expect(said?.en).not.toBe(said?.es)
  }
})
