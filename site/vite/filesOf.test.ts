import { expect, test } from 'vitest'
import { filesOf } from './filesOf.ts'

/** What each module imports, at once and when it is wanted. */
const modules: Readonly<Record<string, { now?: string[]; later?: string[] }>> = {
  entry: { now: ['routes', 'header', 'react'] },
  routes: { now: ['homeRoutes', 'workRoutes'] },
  homeRoutes: { now: ['dayPart'], later: ['home', 'panelDoor'] },
  workRoutes: { later: ['works', 'artists'] },
  dayPart: { later: ['day'] },
  header: { later: ['sheet'] },
  home: { now: ['timeline', 'picture', 'react'], later: ['booking'] },
  works: { now: ['picture', 'list'] },
  artists: { now: ['list', 'initial'] },
  sheet: { now: ['dialog', 'times'] },
  booking: { now: ['dialog', 'slots'] },
  day: { now: ['react', 'times'] },
  panelDoor: { later: ['panel'] },
  panel: { now: ['react', 'table', 'slots', 'initial', 'routes'], later: ['screen'] },
  screen: { now: ['table'] },
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
}
const fileOf = filesOf({ entry: 'entry', routes: 'routes', home: 'home', panel: 'panel' })

test.each([
  ['what every page begins with', 'react', 'main'],
  ['what home shares with another page', 'picture', 'main'],
  ['what two other pages share', 'list', 'shared'],
  ['what two dialogs share', 'dialog', 'extras'],
  ['what a dialog shares with a part of a page', 'times', 'extras'],
  ['what a dialog shares with the panel', 'slots', 'extras'],
  ['what one page shares with the panel', 'initial', 'shared'],
  ['what one page needs', 'timeline', null],
  ['a page itself', 'works', null],
  ['what only the panel needs', 'table', 'panel'],
  ['a screen of the panel', 'screen', 'panel'],
])('%s', (_what, id, file) => {
  expect(fileOf(id, graph)).toBe(file)
})
