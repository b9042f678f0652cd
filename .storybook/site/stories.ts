import type { DocsLanguage } from '../../packages/ui/src/stories/docs/componentDocs.ts'
import { drawStill } from '../../packages/ui/src/stories/docs/drawStill.tsx'
import type { StoriesModule } from '../../packages/ui/src/stories/docs/drawStory.ts'

const modules = import.meta.glob<StoriesModule>(
  ['../../packages/ui/src/*/*/*.stories.tsx', '../../packages/ui/src/stories/foundations/*.stories.tsx'],
  { eager: true }
)

/**
 * Draws a story of a file as a server would, before any script.
 *
 * @param place which of the places of the page it has that show the same story
 */
export function pictureOf(path: string, name: string, language: DocsLanguage, place: string) {
  const module = modules[`../../${path}`]
  if (!module?.[name]) return { html: undefined, height: 480, width: undefined }
  return drawStill(module, name, language, `${path}-${name}-${place}`)
}
