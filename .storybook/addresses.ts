import { kitPages } from 'virtual:kit-pages'
import { toId } from 'storybook/internal/csf'
import { textPages } from '../packages/ui/src/stories/docs/textPages.ts'

const open = (id: string) => `./?path=/docs/${id}`

/** The page of a component, opened in Storybook's frame. */
export const pageOf = (component: string): string => open(`${kitPages[component]}`)

/** Where a link of a text leads in Storybook: `component:Button`, `guide:dark`, `storybook:dark`, or a plain address. */
export function addressOf(href: string): string {
  const [kind, name = ''] = href.split(':')
  if (kind === 'component') return pageOf(name)
  if (kind !== 'guide' && kind !== 'storybook') return href
  const title = textPages.find((page) => page.name === name)?.title ?? 'Guías/Cambios'
  return open(toId(title, 'docs'))
}
