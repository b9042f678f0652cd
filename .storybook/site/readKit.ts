import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'
import type { Prop } from '../../packages/ui/src/stories/docs/PropsTable.tsx'
import { textPages } from '../../packages/ui/src/stories/docs/textPages.ts'
import { kitStories } from '../kitStories.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A story as its file declares it. */
export interface KitStory {
  export: string
  id: string
  name: string
  text: string
}

/** A component as its source declares it, with its stories. */
export interface KitComponent {
  name: string
  group: string
  title: string
  /** The id of its page in Storybook. */
  page: string
  /** The file of its stories, from the root of the repository. */
  path: string
  /** The first paragraph of the comment over it. */
  what: string
  props: readonly Prop[]
  stories: readonly KitStory[]
}

const parsed = new Map<string, ts.SourceFile>()

function sourceOf(file: string): ts.SourceFile {
  const known = parsed.get(file)
  if (known) return known
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  parsed.set(file, source)
  return source
}

const jsDocOf = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)

/** The words of the comment over a node, its lines drawn together and its paragraphs kept apart. */
function commentOf(node: ts.Node): string {
  const text = ts.getTextOfJSDocComment(jsDocOf(node)?.comment) ?? ''
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .join('\n\n')
}

/** What a prop is where nothing is said. */
function defaultOf(node: ts.Node): string | undefined {
  const tag = jsDocOf(node)?.tags?.find((each) => each.tagName.text === 'default')
  return ts.getTextOfJSDocComment(tag?.comment)?.trim()
}

type Declared = { node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration; file: string }

/** Where a type is declared: in the file, or in one of the kit's that it imports it from. */
function findType(name: string, file: string): Declared | undefined {
  for (const node of sourceOf(file).statements) {
    if ((ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text === name)
      return { node, file }
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    const named = node.importClause?.namedBindings
    if (!named || !ts.isNamedImports(named)) continue
    const imported = named.elements.find((each) => each.name.text === name)
    const from = join(dirname(file), node.moduleSpecifier.text)
    if (imported && node.moduleSpecifier.text.startsWith('.') && existsSync(from))
      return findType((imported.propertyName ?? imported.name).text, from)
  }
}

interface Part {
  type: string
  /** The props that are taken away from it. */
  without: ReadonlySet<string>
}

/** The names of the types that a type is made of. */
function partsOf(node: ts.Node, without: ReadonlySet<string> = new Set()): Part[] {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : undefined
  const parts: Part[] = []
  if (name && ts.isIdentifier(name)) {
    parts.push({ type: name.text, without })
    if (name.text === 'Omit' && (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))) {
      const [kept, left] = node.typeArguments ?? []
      const keys = [...(left?.getText().matchAll(/'([^']+)'/g) ?? [])].map(([, key = '']) => key)
      return kept ? partsOf(kept, new Set([...without, ...keys])) : []
    }
  }
  ts.forEachChild(node, (part) => {
    parts.push(...partsOf(part, without))
  })
  return parts
}

/** The props of a type with those of the kit's types that it is made of; an element's own attributes are left out. */
function propsOf(name: string, file: string, seen = new Set<string>()): Prop[] {
  const declared = findType(name, file)
  if (!declared || seen.has(name)) return []
  seen.add(name)
  const { node } = declared
  const own = ts.isInterfaceDeclaration(node) ? node.members.filter(ts.isPropertySignature) : []
  const props = own.flatMap((member): Prop[] => {
    const type = member.type?.getText() ?? ''
    if (type === 'never') return []
    const value = defaultOf(member)
    return [
      {
        name: member.name.getText().replace(/'/g, ''),
        description: commentOf(member),
        required: member.questionToken === undefined,
        type: { name: type.replace(/\s+/g, ' ').replace(/^\| /, '') },
        defaultValue: value === undefined ? null : { value },
        parent: { name },
      },
    ]
  })
  const inherited = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [node.type]
  for (const part of inherited) {
    for (const { type, without } of partsOf(part))
      for (const prop of propsOf(type, declared.file, seen)) {
        if (!without.has(prop.name) && !props.some(({ name }) => name === prop.name)) props.push(prop)
      }
  }
  return props
}

/** The comment over the component that a file exports by a name. */
function whatIs(name: string, file: string): string {
  for (const node of sourceOf(file).statements) {
    const names = ts.isFunctionDeclaration(node)
      ? [node.name?.text]
      : ts.isVariableStatement(node)
        ? node.declarationList.declarations.map((each) => each.name.getText())
        : []
    if (names.includes(name)) return commentOf(node).split('\n\n')[0] ?? ''
  }
  return ''
}

function storiesIn(file: string, title: string): KitStory[] {
  return sourceOf(file).statements.flatMap((node) => {
    if (!ts.isVariableStatement(node)) return []
    const [declaration] = node.declarationList.declarations
    if (declaration?.type?.getText() !== 'Story' || !ts.isIdentifier(declaration.name)) return []
    const exported = declaration.name.text
    const name = storyNameFromExport(exported)
    return [{ export: exported, id: toId(title, name), name, text: commentOf(node) }]
  })
}

/** All components that have a page, as their sources declare them. */
export function readKit(): KitComponent[] {
  return kitStories().flatMap(({ path, name, group, title }) => {
    const stories = join(root, path)
    const file = stories.replace('.stories.tsx', '.tsx')
    if (!existsSync(file)) return []
    return [
      {
        name,
        group,
        title,
        page: toId(title, 'docs'),
        path,
        what: whatIs(name, file),
        props: propsOf(`${name}Props`, file),
        stories: storiesIn(stories, title),
      },
    ]
  })
}

/** What pages of words lead to and show. */
export interface KitTexts {
  /** The ids of their pages in Storybook, by their names. */
  pages: Readonly<Record<string, string>>
  /** The stories that they may show, by the paths of their files. */
  stories: Readonly<Record<string, readonly KitStory[]>>
}

/** Where the pages of words are in Storybook, and the stories of the foundations. */
export function readTexts(): KitTexts {
  const files = kitStories().filter(({ path }) => path.includes('/stories/foundations/'))
  return {
    pages: Object.fromEntries(textPages.map(({ name, title }) => [name, toId(title, 'docs')])),
    stories: Object.fromEntries(files.map(({ path, title }) => [path, storiesIn(join(root, path), title)])),
  }
}

/** A pattern in Storybook: its page there, and the story that shows the whole of it. */
export interface PatternPlace {
  name: string
  page: string
  story: string
}

/** Where the patterns are in Storybook. */
export function readPatterns(): PatternPlace[] {
  return kitStories()
    .filter(({ title }) => title.startsWith('Patrones/'))
    .map(({ name, title }) => ({ name, page: toId(title, 'docs'), story: toId(title, 'Page') }))
}
