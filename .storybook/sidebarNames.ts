import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { patternRecords } from '../packages/ui/src/stories/patterns/patternRecords.ts'
import { kitStories } from './kitStories.ts'
import { readRecords } from './readRecords.ts'

/** What the stories are called in Spanish, by their ids, as a part of the frame's page that `manager.ts` reads. */
export async function sidebarNames(): Promise<string> {
  const records = await readRecords()
  const names = kitStories().flatMap(({ path, name: page, title }) => {
    const told = records.get(path.replace('.stories.', '.docs.'))?.stories ?? {}
    const ofComponent = Object.entries(told).map(([story, { name }]) => [story, name] as const)
    const ofPattern = Object.entries(patternRecords[page]?.stories ?? {})
    return [...ofComponent, ...ofPattern].map(([story, name]) => [
      toId(title, storyNameFromExport(story)),
      name,
    ])
  })
  const json = JSON.stringify(Object.fromEntries(names)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="story-names">${json}</script>`
}
