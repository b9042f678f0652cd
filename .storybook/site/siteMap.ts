import type { DocsLanguage, Said } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { groupNames } from '../../packages/ui/src/stories/docs/groupNames.ts'
import { textPages } from '../../packages/ui/src/stories/docs/textPages.ts'
import { patternRecords } from '../../packages/ui/src/stories/patterns/patternRecords.ts'
import type { KitComponent, PatternPlace } from './readKit.ts'

/** A page of the static documentation. */
export interface SitePage {
  /** From the folder of its language: `components/Button.html`. */
  path: string
  /** Where it stands: the groups, from the outermost in, in Spanish as Storybook has them. */
  groups: readonly string[]
  title: string
  /** The title, where it is not the sidebar's. */
  names?: Said
  component?: KitComponent
  text?: { name: string; folder: string }
  pattern?: PatternPlace
}

/** A name of the sidebar in a language. */
export const nameIn = (language: DocsLanguage, name: string): string =>
  language === 'es' ? name : (groupNames[name] ?? name)

/** What a page is called. */
export const titleIn = (language: DocsLanguage, { names, title }: SitePage): string =>
  names?.[language] ?? nameIn(language, title)

/** All pages, in the order of the sidebar. */
export function siteMap(kit: readonly KitComponent[], places: readonly PatternPlace[]): SitePage[] {
  const texts = textPages.map(({ name, folder, title }): SitePage => {
    const groups = title.split('/')
    return {
      path: `${folder}/${name}.html`,
      groups: groups.slice(0, -1),
      title: groups.at(-1) ?? '',
      text: { name, folder },
    }
  })
  const changes: SitePage = { path: 'guides/changelog.html', groups: ['Guías'], title: 'Cambios' }
  const patterns = places.flatMap((pattern): SitePage[] => {
    const names = patternRecords[pattern.name]?.title
    const path = `patterns/${pattern.name}.html`
    return names ? [{ path, groups: ['Patrones'], title: names.es, names, pattern }] : []
  })
  const components = kit.map((component): SitePage => {
    const groups = component.title.split('/')
    const twins = kit.filter(({ name }) => name === component.name).length > 1
    const file = twins ? `${component.group}-${component.name}` : component.name
    return {
      path: `components/${file}.html`,
      groups: groups.slice(0, -1),
      title: groups.at(-1) ?? '',
      component,
    }
  })
  const guides = texts.filter(({ groups }) => groups[0] === 'Guías')
  const foundations = texts.filter(({ groups }) => groups[0] !== 'Guías')
  const order = ['Fundamentos', 'Público', 'Panel']
  const rank = ({ groups: [first = ''] }: SitePage) =>
    (order.indexOf(first) + order.length + 1) % (order.length + 1)
  const sorted = components.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.groups.join().localeCompare(other.groups.join()) ||
      one.title.localeCompare(other.title)
  )
  return [...guides, changes, ...patterns, ...foundations, ...sorted]
}
