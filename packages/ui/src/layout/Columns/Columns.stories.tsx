import type { Meta, StoryObj } from '@storybook/react-vite'
import { Told } from '../../stories/Told.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Columns } from './Columns.tsx'

const meta = {
  title: 'Fundamentos/Diseño/Columns',
  component: Columns,
  args: {
    split: '8/4',
    children: [
      <Stack key="text">
        <Text size="l">
          <Told
            es="Una línea que corta la esquina y sigue: catorce pinturas y un mural, entre 1948 y hoy."
            en="A line that cuts the corner and goes on: fourteen paintings and a mural, between 1948 and today."
          />
        </Text>
        <Text>
          <Told
            es="La muestra reúne por primera vez las estructuras abiertas con los bocetos que las prepararon, y ocupa las dos salas de la planta baja."
            en="For the first time the exhibition brings the open structures together with the sketches that prepared them, in both rooms of the ground floor."
          />
        </Text>
      </Stack>,
      <Facts
        key="facts"
        items={[
          { term: 'Técnica', value: <Told es="Óleo sobre tela" en="Oil on canvas" /> },
          { term: 'Medidas', value: '92 × 64 cm' },
        ]}
      />,
    ],
  },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

/** A text and its facts: one under the other on a phone, side by side from the tablet up. */
export const TextAndFacts: Story = {}

/** Equal parts, with more space between. */
export const EqualAndWide: Story = { args: { split: '6/6', space: 'wide' } }

/** An empty column between a form and what belongs to it. */
export const ColumnApart: Story = { args: { split: '7/4', space: 'column' } }

/** Side by side only from 1088px on: what needs more space. */
export const FromDesktop: Story = { args: { split: '5/7', from: 'desktop' } }

/** The lower of the two stands in the middle of the higher. */
export const Centred: Story = { args: { align: 'center' } }
