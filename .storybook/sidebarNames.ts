import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { kitStories } from './kitStories.ts'
import { readRecords } from './readRecords.ts'

/** What the stories are called in Spanish, by their ids, as a part of the frame's page that `manager.ts` reads. */
export async function sidebarNames(): Promise<string> {
  const records = await readRecords()
  const names = kitStories().flatMap(({ path, title }) =>
    Object.entries(records.get(path.replace('.stories.', '.docs.'))?.stories ?? {}).map(
      ([story, { name }]) => [toId(title, storyNameFromExport(story)), name]
    )
  )
  const json = JSON.stringify(Object.fromEntries(names)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="story-names">${json}</script>`
}
