import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { groupNames } from '../stories/docs/groupNames.ts'
import { textPages } from '../stories/docs/textPages.ts'

const kit = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(kit, file), 'utf8')

/** The components that an entry exports by name, each with its file. */
function componentsOf(entry: string): { name: string; file: string }[] {
  const lists = read(entry).matchAll(/export \{([^}]*)\} from '\.\/([^']+\.tsx)'/g)
  return [...lists].flatMap(([, names = '', file = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, file }))
  )
}

/** The comment over a component. */
function docsOf({ name, file }: { name: string; file: string }): string {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(
    read(file)
  )
  return (found?.[1] ?? '').replace(/\s*\n \* ?/g, ' ')
}

const groups = { 'index.ts': componentsOf('index.ts'), 'admin.ts': componentsOf('admin.ts') }
const components = Object.values(groups).flat()

const storiesFiles = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .sort()

const nameOf = (file: string) => file.replace(/^.*\/|\.stories\.tsx$/g, '')

/** What is called the same in both languages. */
const inEnglish = new Set(['Tailwind', 'Next', 'React Router'])

/** The stories files in the folder of a component. */
function storiesBeside(file: string): string[] {
  const folder = dirname(file)
  return readdirSync(join(kit, folder))
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => read(join(folder, name)))
}

describe('every component', () => {
  test.each(components)('$name says what it is and when to use it or another instead', (component) => {
    expect(docsOf(component)).toMatch(/Renders /)
    expect(docsOf(component)).toMatch(/\bUse it\b.*\binstead\b/)
  })

  test.each(components)('$name stands in the stories of its folder', ({ name, file }) => {
    expect(storiesBeside(file).some((stories) => new RegExp(`\\b${name}\\b`).test(stories))).toBe(true)
  })
})

test('every component with a folder of its own is exported', () => {
  const folders = storiesFiles.map((file) => dirname(file)).filter((folder) => /^[\w-]+\/[A-Z]/.test(folder))
  const exported = new Set(components.map(({ file }) => dirname(file)))
  expect(folders.filter((folder) => !exported.has(folder))).toEqual([])
})

test.each(storiesFiles)('every story of %s has a sentence that says what it shows', (file) => {
  const silent = [...read(file).matchAll(/(\*\/\n)?export const (\w+): Story/g)].filter(([, docs]) => !docs)
  expect(silent.map(([, , name]) => name)).toEqual([])
})

test('every group and page of the sidebar that is not called after a component has its English', () => {
  const titles = storiesFiles.map(
    (file) => [/const meta\b[^{]*\{\s+title: '([^']+)'/.exec(read(file))?.[1] ?? '', file] as const
  )
  const spanish = titles.flatMap(([title, file]) => {
    const parts = title.split('/')
    return /^[\w-]+\/[A-Z]/.test(file) && title.endsWith(nameOf(file)) ? parts.slice(0, -1) : parts
  })
  const pages = textPages.flatMap(({ title }) => title.split('/'))
  expect(
    [...new Set([...spanish, ...pages])].filter((name) => !(name in groupNames) && !inEnglish.has(name))
  ).toEqual([])
})

test('the group "Panel" of the Storybook is what the admin entry exports', () => {
  const inPanel = (file: string) => storiesBeside(file).some((stories) => stories.includes("title: 'Panel/"))
  expect(groups['admin.ts'].filter(({ file }) => !inPanel(file))).toEqual([])
  expect(groups['index.ts'].filter(({ file }) => inPanel(file))).toEqual([])
})

/** What a comment may say in letters that English has not: names of people. */
const names = /Lucía|Müller/g
const spanish =
  /[áéíóúñ¿¡«]|["“'](?:[^"”']* )?(?:de|del|en|para|con) |\b(?:Guardar|Cancelar|Buscar|Todas|Obras|Sala)\b/

test('the comments that are published with the types are in English', () => {
  const sources = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:stories|docs|test)\.|\.css\.ts$|^stories/.test(file)
  )
  const found = sources.flatMap((file) =>
    [...read(file).matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) =>
      spanish.test(comment.replace(names, '')) ? [`${file}: ${comment}`] : []
    )
  )
  expect(found).toEqual([])
})
