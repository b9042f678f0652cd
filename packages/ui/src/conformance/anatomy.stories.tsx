import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { expect, waitFor } from 'storybook/test'
import type { ComponentDocs } from '../stories/docs/componentDocs.ts'
import { drawStory, type StoriesModule } from '../stories/docs/drawStory.ts'
import { catalogues, storyLanguage, storyTimeZone } from '../stories/say.ts'

const records = import.meta.glob<ComponentDocs>('../*/*/*.docs.tsx', { import: 'docs', eager: true })
const stories = import.meta.glob<StoriesModule>('../*/*/*.stories.tsx')

const meta = { title: 'Conformidad/Anatomía', tags: ['!autodocs', '!dev'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every part that a record points at is in the story that it points at. */
export const Parts: Story = {
  render: () => <div />,
  play: async ({ canvasElement, globals }) => {
    const language = storyLanguage(globals)
    const missing: string[] = []
    for (const [path, { anatomy }] of Object.entries(records)) {
      const module = anatomy && (await stories[path.replace('.docs.', '.stories.')]?.())
      if (!module) continue
      const place = canvasElement.appendChild(document.createElement('div'))
      const root = createRoot(place)
      root.render(
        <IntlProvider locale={language} messages={catalogues[language]} timeZone={storyTimeZone}>
          {drawStory(module, anatomy.story, globals)}
        </IntlProvider>
      )
      const absent = () => anatomy.parts.filter(({ at }) => !document.querySelector(at))
      await waitFor(() => expect(absent()).toEqual([]), { timeout: 2000 }).catch(() =>
        missing.push(...absent().map(({ at }) => `${path}: ${at}`))
      )
      root.unmount()
      place.remove()
    }
    await expect(missing).toEqual([])
  },
}
