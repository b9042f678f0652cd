import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import type { DocsLanguage } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { drawStory, placeOf, type StoriesModule } from '../../packages/ui/src/stories/docs/drawStory.ts'
import { catalogues, storyTimeZone } from '../../packages/ui/src/stories/say.ts'

const modules = import.meta.glob<StoriesModule>(
  ['../../packages/ui/src/*/*/*.stories.tsx', '../../packages/ui/src/stories/foundations/*.stories.tsx'],
  { eager: true }
)

interface StoryPicture {
  /**
   * What it looks like at rest; nothing for a story that needs a browser or a window of its own, and for one that is
   * very long.
   */
  html: string | undefined
  /** The height of its frame. */
  height: number
  /** The most that its frame is wide. */
  width: number | undefined
}

/** The longest that stands in the page itself, in letters: a story of a hundred rows comes in a frame. */
const most = 120_000

/** Draws a story as a server would, before any script. */
export function pictureOf(path: string, name: string, language: DocsLanguage): StoryPicture {
  const module = modules[`../../${path}`]
  if (!module?.[name]) return { html: undefined, height: 480, width: undefined }
  const place = placeOf(module, name)
  const height = Number.parseInt(place.height ?? '480', 10)
  const { width } = place
  if (place.inline === false || width !== undefined) return { html: undefined, height, width }
  try {
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
        {drawStory(module, name, { language, theme: 'light' })}
      </IntlProvider>,
      { identifierPrefix: `${path}-${name}-`.replace(/\W/g, '-') }
    )
    return { html: html.length > 0 && html.length < most ? html : undefined, height, width }
  } catch {
    return { html: undefined, height, width }
  }
}
