import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { type StoryLanguage, storyLanguage } from '../../stories/say.ts'
import { RoomGuest } from './RoomGuest.tsx'

const buttons = (...labels: string[]) =>
  labels.map((label) => (
    <Button key={label} variant="tertiary" size="s">
      {label}
    </Button>
  ))
const looksOf = (language: StoryLanguage, seconds: readonly number[]) =>
  sampleWorks(language)
    .slice(0, seconds.length)
    .map(({ id, title, picture }, index) => ({
      id,
      label: `${title}, ${Math.round((seconds[index] ?? 0) / 60)} min`,
      picture,
      share: (seconds[index] ?? 0) / Math.max(...seconds),
    }))

const meta = {
  title: 'Panel/Marco/RoomGuest',
  component: RoomGuest,
  args: {
    name: 'Clara Iribarne',
    facts: 'clara@iribarne.example · 5 veces, la última ayer 21:40',
    actions: buttons('Copiar link', 'Revocar'),
  },
} satisfies Meta<typeof RoomGuest>

export default meta
type Story = StoryObj<typeof meta>

/** She came, and what she looked at longest has the longest bar. */
export const Came: Story = {
  render: (args, { globals }) => (
    <RoomGuest
      {...args}
      note="«La 26 es la que les conté, para la pared del comedor.»"
      looks={looksOf(storyLanguage(globals), [600, 240, 0, 90, 420])}
      looksLabel="Clara Iribarne"
      summary="Teléfono, 22 min"
    />
  ),
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('progressbar')
    await expect(bars).toHaveLength(5)
    await expect(bars[0]).toHaveValue(1)
  },
}

/** A whole room of works: their pictures are smaller, and go on in the next line. */
export const ManyWorks: Story = {
  render: (args, { globals }) => {
    const looks = looksOf(storyLanguage(globals), [600, 240, 0, 90, 420])
    return (
      <RoomGuest
        {...args}
        looks={[1, 2, 3, 4, 5].flatMap((round) =>
          looks.map((look) => ({ ...look, id: `${round} ${look.id}` }))
        )}
        looksLabel="Clara Iribarne"
        summary="Computadora y teléfono, 1 h 12"
      />
    )
  },
}

/** Nobody opened the link so far: what helps is a reminder. */
export const NotYet: Story = {
  args: {
    name: 'Estudio Larraya',
    facts: 'obra@larraya.example · Mandado el jue 12, sin abrir',
    actions: buttons('Recordar', 'Copiar link', 'Revocar'),
  },
}

/** The link opens nothing any more, and can be given back. */
export const Revoked: Story = {
  args: {
    name: 'Gestoría Paz',
    facts: 'Revocado el lun 16, 09:12, por Lucía. 2 veces antes.',
    actions: buttons('Devolver el link'),
    revoked: true,
  },
}

/** A long name and a long note stay in the row. */
export const LongName: Story = {
  args: {
    name: 'Fundación de Amigos del Museo Provincial de la Costa y su Comisión de Adquisiciones',
    note: 'Una nota larga: '.repeat(12),
  },
}
