import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { ComponentDocs, Said } from '../stories/docs/componentDocs.ts'
import { tellIn } from '../stories/docs/docsWords.ts'
import { sharedProps } from '../stories/docs/sharedProps.ts'
import { nextVersion, pastVersions } from './versions.ts'

const kit = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(kit, file), 'utf8')
const nameOf = (file: string) => file.replace(/^.*\/|\.\w+\.tsx$/g, '')
/** Its name after its group, which tells it from another of the same name: "panel/RecordSheet". */
const fullNameOf = (file: string) => `${file.split('/')[0]}/${nameOf(file)}`

const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
const storiesFiles = files.filter((path) => /^[\w-]+\/[A-Z]\w+\/.*\.stories\.tsx$/.test(path))
const pages = new Set(storiesFiles.flatMap((file) => [nameOf(file), fullNameOf(file)]))

const imported = import.meta.glob<ComponentDocs>('../*/*/*.docs.tsx', { import: 'docs', eager: true })
const records = Object.entries(imported).map(([path, docs]) => {
  const file = path.replace('../', '')
  return { name: nameOf(file), stories: file.replace('.docs.', '.stories.'), docs }
})

/** What can have brought a component: a version that there was, or the next one. */
const versions = [nextVersion() ?? [], pastVersions()].flat()

/** The component that a stories file is about: the one it is called after, or else the one that it shows. */
function shownIn(file: string): string {
  const name = nameOf(file)
  if (files.includes(join(dirname(file), `${name}.tsx`))) return name
  return /^ {2}component: (\w+)/m.exec(read(file))?.[1] ?? name
}

/** The stories that a file exports. */
const storiesIn = (file: string) =>
  [...read(file).matchAll(/export const (\w+): Story/g)].map(([, name]) => name)

/** The props of a component as far as its own file declares them: those of `NameProps` and of what it is made of. */
function propsIn(file: string, name: string): string[] {
  const source = read(join(dirname(file), `${name}.tsx`))
  const asked = new Set([`${name}Props`])
  const props = new Set<string>()
  for (const type of asked) {
    const alias = new RegExp(`^(?:export )?type ${type}\\b(?:.+\\n)+`, 'm').exec(source)?.[0]
    const [, head = alias ?? '', body = ''] =
      new RegExp(`^(?:export )?interface ${type}\\b([^{]*)\\{(?:\\}|\\n([\\s\\S]*?)^\\})`, 'm').exec(
        source
      ) ?? []
    for (const [part] of head.matchAll(/\b[A-Z]\w*/g)) asked.add(part)
    for (const [, prop = ''] of body.matchAll(/^ {2}'?([\w-]+)'?\??: (?!never)/gm)) props.add(prop)
  }
  return [...props]
}

/** Every text of a record that has two languages. */
function saidIn(docs: ComponentDocs): Said[] {
  const { use, instead, anatomy, examples, keyboard, reads } = docs
  return [
    ...use,
    ...instead.map(({ when }) => when),
    ...(anatomy?.parts ?? []).map(({ name }) => name),
    ...[...examples.do, ...examples.dont].map(({ say }) => say),
    ...keyboard.map(({ does }) => does),
    ...reads,
  ]
}

test('every page of a component has its record', () => {
  const recorded = new Set(records.map(({ stories }) => stories))
  expect(storiesFiles.filter((file) => !recorded.has(file)).map(fullNameOf)).toEqual([])
})

describe.each(records)('the record of $name', ({ name, stories, docs }) => {
  test('stands beside its stories and names each of them', () => {
    expect(storiesFiles).toContain(stories)
    expect(Object.keys(docs.stories).sort()).toEqual(storiesIn(stories).sort())
  })

  test('says since which version it is there, or that it comes with the next by the changesets that wait', () => {
    expect(versions).toContain(docs.since)
  })

  test('says every prop that is declared beside the component', () => {
    expect(Object.keys(docs.props).sort()).toEqual(propsIn(stories, shownIn(stories)).sort())
  })

  test('leads to pages that are there', () => {
    expect(docs.instead.map(({ component }) => component).filter((other) => !pages.has(other))).toEqual([])
    expect(docs.instead.map(({ component }) => component)).not.toContain(name)
  })

  test('says when to use it, and shows what to do beside what not to', () => {
    expect(docs.use.length).toBeGreaterThan(0)
    expect(docs.examples.do.length).toBe(docs.examples.dont.length)
  })

  test('says everything in both languages, and nothing twice', () => {
    const texts = saidIn(docs)
    const empty = texts.filter(({ es, en }) => es.trim() === '' || en.trim() === '')
    const same = texts.filter(({ es, en }) => es === en)
    expect({ empty, same }).toEqual({ empty: [], same: [] })
    for (const { name, text } of Object.values(docs.stories)) expect(`${name}${text}`).not.toBe('')
    expect(new Set(texts.map(({ en }) => en)).size).toBe(texts.length)
  })

  test('points at a story that it names', () => {
    if (docs.anatomy) expect(Object.keys(docs.stories)).toContain(docs.anatomy.story)
  })

  test('has code that can be read, and imports it from where it is published', () => {
    for (const language of ['es', 'en'] as const) {
      const code = docs.code(tellIn(language))
      expect(code).toMatch(
        new RegExp(`import \\{[^}]*\\b(use)?${name}\\b[^}]*\\} from '@gallery/ui(/admin)?'`)
      )
      const { diagnostics } = ts.transpileModule(code, {
        reportDiagnostics: true,
        fileName: 'sample.tsx',
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      })
      expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
    }
  })
})

test('a prop that several components take over is declared by the interface that it is said to be', () => {
  const sources = files.filter((path) => /\.tsx?$/.test(path) && dirname(path) !== '.').map(read)
  const missing = Object.keys(sharedProps).filter((key) => {
    const [owner, prop] = key.split('.')
    return !sources.some((source) =>
      new RegExp(`interface ${owner}\\b[\\s\\S]*?^ {2}${prop}\\??:`, 'm').test(source)
    )
  })
  expect(missing).toEqual([])
})
