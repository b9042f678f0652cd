import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { MessageThread, type ThreadPart } from './MessageThread.tsx'

const parts: ThreadPart[] = [
  {
    id: 1,
    kind: 'answer',
    name: 'Lucía Prado',
    when: '17 nov, 15:40',
    text: 'Hola, Martina:\n\nSí, se puede ver. Te mando los datos en el PDF adjunto.',
    textLanguage: 'es',
    foot: 'PDF con precios. Enviada',
  },
  {
    id: 2,
    kind: 'note',
    name: 'Tomás Rey',
    kindLabel: 'Nota interna',
    when: '17 nov, 16:02',
    text: 'La compró dos veces a la galería anterior.',
  },
  {
    id: 3,
    kind: 'reply',
    name: 'Martina Sosa',
    when: '18 nov, 09:12',
    text: 'Gracias. ¿El marco es el original?',
    textLanguage: 'es',
  },
]

const meta = {
  title: 'Panel/Marco/MessageThread',
  component: MessageThread,
  args: { label: 'Lo que siguió', parts },
} satisfies Meta<typeof MessageThread>

export default meta
type Story = StoryObj<typeof meta>

/** An answer that was mailed, a note for the house, and what whoever asked wrote on. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** The mail server has refused the answer: what it said, and the way to send it again. */
export const Refused: Story = {
  args: {
    parts: parts.slice(0, 1).map((part) => ({
      ...part,
      foot: (
        <>
          <span>No llegó: 550 no such user</span>
          <Button variant="tertiary" size="s">
            Mandar de nuevo
          </Button>
        </>
      ),
    })),
  },
}

/** Somebody else is writing an answer. */
export const Writing: Story = {
  args: { alert: 'Lucía Prado está respondiendo desde las 15:38.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lucía')
  },
}

/** Nothing has followed yet. */
export const Nothing: Story = { args: { parts: [] } }

/** A long word and a long text break, and nothing scrolls sideways. */
export const Long: Story = {
  args: {
    parts: parts.slice(0, 1).map((part) => ({
      ...part,
      name: 'Fundación para la Conservación del Patrimonio Pictórico Rioplatense',
      text: `${'https://ejemplo.example/'.repeat(12)}\n\n${part.text}`,
    })),
  },
}
