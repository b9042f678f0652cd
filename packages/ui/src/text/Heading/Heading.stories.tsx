import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Fundamentos/Texto/Heading',
  component: Heading,
  args: { level: 2, children: 'Horas del patio' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

/** The title of a part. */
export const SecondLevel: Story = {}

/** Each level in its own size; a page has them in order. */
export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>La línea que corta la esquina</Heading>
      <Heading level={2}>Horas del patio</Heading>
      <Heading level={3}>Datos prácticos</Heading>
      <Heading level={4}>Cómo llegar</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const spaces = canvas.getAllByRole('heading').map((heading) => {
      const { wordSpacing, fontSize } = getComputedStyle(heading)
      return parseFloat(wordSpacing) / parseFloat(fontSize)
    })
    // Letters that stand closer leave the words apart; the last are as they were cut.
    const [xxl, xl, l, m] = spaces
    for (const space of [xxl, xl, l]) await expect(space).toBeCloseTo(0.06)
    await expect(m).toBe(0)
  },
}

/** Level and size are two things: a second heading as large as a first. */
export const Larger: Story = { args: { size: 'xxl' } }

/** Words that are longer than the line. */
export const LongWords: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
}
