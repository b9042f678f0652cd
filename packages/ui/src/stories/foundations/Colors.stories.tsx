import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ColorSheet, ContrastSheet } from './ColorSheet.tsx'

const meta = {
  title: 'Fundamentos/Color',
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Both themes side by side, with what each colour is for; what is pressed has the colour of another. */
export const Themes: Story = {
  name: 'Temas',
  render: () => <ColorSheet />,
  play: async ({ canvas }) => {
    const light = canvas.getByRole('region', { name: /^(Claro|Light)$/ })
    const row = within(light)
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText('action'))
    await expect(row).toHaveTextContent(/#141414 · (el mismo que|the same as) ink/)
  },
}

/** The contrast of every pair that carries text or a drawing, computed from the tokens. */
export const Contrasts: Story = { name: 'Contrastes', render: () => <ContrastSheet /> }
