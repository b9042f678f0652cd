import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Display } from '../Display/Display.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Fundamentos/Texto/Text',
  component: Text,
  args: { children: 'Óleo sobre tela, 92 × 64 cm' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

/** Running text. */
export const Medium: Story = {}

/** Captions, labels, what comes after something else. */
export const Small: Story = { args: { size: 's', tone: 'ink2' } }

/** The first sentence of a page. */
export const Lead: Story = {
  args: {
    size: 'l',
    children: 'Quince años de pintura concreta, entre el primer marco recortado y las series sobre eje.',
  },
}

/** What is to be read from afar: an address. */
export const Large: Story = { args: { size: 'xl', children: 'Pasaje Lucero 418' } }

/** Every size of the scale, from the title of a page to small print. */
export const Scale: Story = {
  render: () => (
    <Stack space="s4">
      <Display>Estructura abierta</Display>
      <Heading level={2} size="xxl">
        Horas del patio
      </Heading>
      <Heading level={2}>Relacionados</Heading>
      <Heading level={3}>Datos prácticos</Heading>
      <Heading level={4}>Cómo llegar</Heading>
      <Text size="l">Quince años de pintura concreta, entre el primer marco recortado y las series.</Text>
      <Text>
        <i>Ritmo sobre eje</i>, <b>1953</b>, óleo sobre tela.
      </Text>
      <Text size="s" tone="ink2">
        Óleo sobre tela, 92 × 64 cm
      </Text>
      <Text size="xs" tone="ink3">
        © 2008–2026 Ochava
      </Text>
    </Stack>
  ),
}

/** Ink in three strengths, and the colours of a state. */
export const Tones: Story = {
  render: () => (
    <Stack space="s2">
      {(['ink', 'ink2', 'ink3', 'err', 'ok', 'warn'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: Galería de arte concreto
        </Text>
      ))}
    </Stack>
  ),
}
