import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Told } from '../../stories/Told.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Container } from './Container.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Container',
  component: Container,
  args: {
    children: (
      <Text>
        <Told
          es="La galería abrió en 2008 en un depósito de Almagro, con una muestra de pintura concreta y dos sillas. El nombre viene de la esquina en la que está."
          en="The gallery opened in 2008 in a warehouse in Almagro, with an exhibition of concrete painting and two chairs. Its name comes from the corner that it stands at."
        />
      </Text>
    ),
  },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

/** As wide as a page: 1364px at most, with the gutters beside. */
export const OfAPage: Story = {
  play: async ({ canvasElement }) => {
    const { width } = canvasElement.children[0]?.getBoundingClientRect() ?? { width: 0 }
    await expect(width).toBeLessThanOrEqual(1364)
  },
}

/** A line of running text, 34em. */
export const OfText: Story = { args: { width: 'text' } }

/** A form, 600px. */
export const OfAForm: Story = { args: { width: 'form' } }
