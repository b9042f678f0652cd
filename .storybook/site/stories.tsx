import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import type { DocsLanguage } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { catalogues, storyTimeZone } from '../../packages/ui/src/stories/say.ts'

type Args = Readonly<Record<string, unknown>>

interface StoryContext {
  args: Args
  globals: Args
  viewMode: 'docs'
  parameters: Args
}

interface Annotations {
  args?: Args
  component?: ComponentType<Args>
  render?: (args: Args, context: StoryContext) => ReactNode
  decorators?: ((Story: ComponentType, context: StoryContext) => ReactNode)[]
  parameters?: { docs?: { story?: { inline?: boolean; height?: string } } }
}

const modules = import.meta.glob<Readonly<Record<string, Annotations>>>(
  ['../../packages/ui/src/*/*/*.stories.tsx', '../../packages/ui/src/stories/foundations/*.stories.tsx'],
  { eager: true }
)

interface StoryPicture {
  /** What it looks like at rest; nothing for a story that needs a browser or a window of its own, and
   * for one that is very long. */
  html: string | undefined
  /** The height of its frame. */
  height: number
}

/** The longest that stands in the page itself, in letters: a story of a hundred rows comes in a frame. */
const most = 120_000

/** Draws a story as a server would, before any script. */
export function pictureOf(path: string, name: string, language: DocsLanguage): StoryPicture {
  const module = modules[`../../${path}`]
  const meta = module?.default ?? {}
  const story = module?.[name] ?? {}
  const docs = { ...meta.parameters?.docs?.story, ...story.parameters?.docs?.story }
  const height = Number.parseInt(docs.height ?? '480', 10)
  if (!module?.[name] || docs.inline === false) return { html: undefined, height }
  const args = { ...meta.args, ...story.args }
  const context: StoryContext = {
    args,
    globals: { language, theme: 'light' },
    viewMode: 'docs',
    parameters: {},
  }
  const Component = meta.component
  const render = story.render ?? meta.render ?? (() => (Component ? <Component {...args} /> : null))
  let draw = () => render(args, context)
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])]) {
    const inner = draw
    draw = () => decorate(inner, context)
  }
  try {
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
        {createElement(draw)}
      </IntlProvider>,
      { identifierPrefix: `${path}-${name}-`.replace(/\W/g, '-') }
    )
    return { html: html.length > 0 && html.length < most ? html : undefined, height }
  } catch {
    return { html: undefined, height }
  }
}
