import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { Facts } from '../../layout/Facts/Facts.tsx'
import { type StoryLanguage, storyLanguage } from '../../stories/say.ts'
import { Transcription } from '../../text/Transcription/Transcription.tsx'
import { ReadingTabs } from './ReadingTabs.tsx'

const texts = {
  es: { label: 'Para leer', transcription: 'Transcripción', facts: 'Ficha', code: 'Código' },
  en: { label: 'To read', transcription: 'Transcription', facts: 'Record', code: 'Code' },
}

const tabsIn = (language: StoryLanguage) => [
  {
    id: 'transcription',
    label: texts[language].transcription,
    content: <Transcription lang="es" text={'Querida Irma:\n\nTe mando el corte que me pediste.'} />,
  },
  {
    id: 'facts',
    label: texts[language].facts,
    content: <Facts items={[{ term: texts[language].code, value: 'FB-C-0117' }]} />,
  },
]

const meta = {
  title: 'Público/Fichas/ReadingTabs',
  component: ReadingTabs,
  args: { label: '', tabs: [] },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Container>
        <ReadingTabs
          {...args}
          label={texts[language].label}
          tabs={args.tabs.length > 0 ? args.tabs : tabsIn(language)}
        />
      </Container>
    )
  },
} satisfies Meta<typeof ReadingTabs>

export default meta
type Story = StoryObj<typeof meta>

/** The transcription first, what is known behind it. */
export const Letter: Story = {}

/** Arrows move between the tabs, and the panel takes the focus next. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab')
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(within(canvasElement).getByText('FB-C-0117')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveFocus()
  },
}
