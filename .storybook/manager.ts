import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { docsLanguageOf } from '../packages/ui/src/stories/docs/DocsLanguageContext.ts'
import { groupNames } from '../packages/ui/src/stories/docs/groupNames.ts'
import { darkTheme, galleryTheme } from './theme.ts'

/** What the stories are called in Spanish, by id: `sidebarNames.ts` writes it into the page. */
const storyNames: Readonly<Record<string, string>> = JSON.parse(
  document.getElementById('story-names')?.textContent ?? '{}'
)

/** What an entry of the sidebar is called. Titles are Spanish; names of stories and components English. */
function nameIn(
  language: 'es' | 'en',
  { id, name, type }: { id: string; name: string; type: string }
): string {
  if (type === 'docs' && name === 'Docs') return language === 'es' ? 'Documentación' : 'Docs'
  return (language === 'es' ? storyNames[id] : groupNames[name]) ?? name
}

/** Dresses the frame as the toolbar says. */
function dress({ language, theme }: { language?: unknown; theme?: unknown }): void {
  const read = docsLanguageOf(`${language}`)
  document.documentElement.lang = read
  document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
  addons.setConfig({
    theme: theme === 'dark' ? darkTheme : galleryTheme,
    sidebar: { renderLabel: (item) => nameIn(read, item) },
  })
}

/** What the address says that the toolbar chose: `language:en;theme:dark`. */
const asked = new URLSearchParams(location.search).get('globals') ?? 'language:es'
dress(Object.fromEntries(asked.split(';').map((choice) => choice.split(':'))))
addons.register('gallery/toolbar', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: Record<string, unknown> }) => dress(globals))
})
