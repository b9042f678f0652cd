import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { catalogues, storyTimeZone } from '../say.ts'
import type { DocsLanguage } from './componentDocs.ts'
import { drawStory, placeOf, type StoriesModule } from './drawStory.ts'

interface Still {
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

/**
 * Draws a story as a server would, before any script.
 *
 * @param place where it stands: what its ids and its names of radios begin with. No two stills of a page have the same
 */
export function drawStill(module: StoriesModule, name: string, language: DocsLanguage, place: string): Still {
  const { height: asked, inline, width } = placeOf(module, name)
  const height = Number.parseInt(asked ?? '480', 10)
  if (inline === false || width !== undefined) return { html: undefined, height, width }
  try {
    const html = renderToStaticMarkup(
      <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
        {drawStory(module, name, { language, theme: 'light' })}
      </IntlProvider>,
      { identifierPrefix: `${place}-`.replace(/\W/g, '-') }
    )
    return { html: html.length > 0 && html.length < most ? html : undefined, height, width }
  } catch {
    return { html: undefined, height, width }
  }
}
