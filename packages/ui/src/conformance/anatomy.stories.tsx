import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { expect, waitFor } from 'storybook/test'
import type { AnatomyPart, ComponentDocs } from '../stories/docs/componentDocs.ts'
import { drawStill } from '../stories/docs/drawStill.tsx'
import { drawStory, placeOf, type StoriesModule } from '../stories/docs/drawStory.ts'
import { boxOf } from '../stories/docs/followParts.ts'
import { catalogues, storyLanguage, storyTimeZone } from '../stories/say.ts'

const records = import.meta.glob<ComponentDocs>('../*/*/*.docs.tsx', { import: 'docs', eager: true })
const stories = import.meta.glob<StoriesModule>('../*/*/*.stories.tsx')

const meta = { title: 'Conformidad/Anatomía', tags: ['!autodocs', '!dev'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A picture that a record points at. */
interface Pictured {
  path: string
  module: StoriesModule
  story: string
  parts: readonly AnatomyPart[]
}

async function pictured(): Promise<Pictured[]> {
  const found = Object.entries(records).map(async ([path, { anatomy }]) => {
    const module = anatomy && (await stories[path.replace('.docs.', '.stories.')]?.())
    return module ? [{ path, module, ...anatomy }] : []
  })
  return (await Promise.all(found)).flat()
}

/**
 * The parts of a picture that nobody can point at where it is drawn. What it opens over the page is outside of its place;
 * what it shows in a narrow window only takes no space in this one.
 */
function absent({ path, module, story, parts }: Pictured, place: ParentNode): string[] {
  const isNarrow = placeOf(module, story).width !== undefined
  const isThere = (part: AnatomyPart) => {
    const root = place.querySelector(part.at) ? place : document
    return isNarrow ? root.querySelector(part.at) !== null : boxOf(root, part) !== undefined
  }
  return parts.flatMap((part) => (isThere(part) ? [] : [`${path}: ${part.at}`]))
}

/** Every part that a record points at is in the story that it points at, and takes space there. */
export const Parts: Story = {
  render: () => <div />,
  play: async ({ canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const missing: string[] = []
    for (const picture of await pictured()) {
      const place = canvasElement.appendChild(document.createElement('div'))
      const root = createRoot(place)
      root.render(
        <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
          {drawStory(picture.module, picture.story, globals)}
        </IntlProvider>
      )
      await waitFor(() => expect(absent(picture, place)).toEqual([]), { timeout: 5000 }).catch(() =>
        missing.push(...absent(picture, place))
      )
      root.unmount()
      place.remove()
    }
    await expect(missing).toEqual([])
  },
}

/**
 * The same where no script draws: a story whose parts come with the scripts stands on the static pages in a frame
 * (`parameters.docs.story.inline`).
 */
export const PartsOfStills: Story = {
  render: () => <div />,
  play: async ({ canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const place = canvasElement.appendChild(document.createElement('div'))
    const missing: string[] = []
    for (const picture of await pictured()) {
      const { html } = drawStill(picture.module, picture.story, language, 'anatomy')
      if (html === undefined) continue
      place.innerHTML = html
      missing.push(...absent(picture, place))
    }
    place.remove()
    await expect(missing).toEqual([])
  },
}
