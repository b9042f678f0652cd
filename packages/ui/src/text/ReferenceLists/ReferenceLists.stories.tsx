import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ReferenceLists } from './ReferenceLists.tsx'

const reproduced = {
  title: 'Reproducida en',
  trustedHtml:
    '<ul><li><em>Estructura y color</em>, catálogo, Rosario, 1950, p. 11.</li><li>M. Larraya, <em>El marco roto</em>, Buenos Aires, 1998, lám. 4.</li></ul>',
}
const shown = {
  title: 'Exhibida en',
  trustedHtml: '<ul><li>Salón de Arte Nuevo, Buenos Aires, 1949.</li></ul>',
}
const cited = {
  title: 'Citada en',
  trustedHtml: '<ul><li>A. Dulitzky, «La ochava como método», <em>Sur y Plano</em> 12, 2016.</li></ul>',
}

const meta = {
  title: 'Fundamentos/Texto/ReferenceLists',
  component: ReferenceLists,
  parameters: { layout: 'fullscreen' },
  args: { groups: [reproduced, shown, cited] },
} satisfies Meta<typeof ReferenceLists>

export default meta
type Story = StoryObj<typeof meta>

/** All that is known of a work. */
export const Three: Story = {}

/** A group without text is left out. */
export const One: Story = {
  args: { groups: [{ ...reproduced, trustedHtml: '' }, shown, { ...cited, trustedHtml: ' ' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}
