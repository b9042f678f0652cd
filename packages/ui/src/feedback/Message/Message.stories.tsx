import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { Facts } from '../../layout/Facts/Facts.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Message } from './Message.tsx'

const meta = {
  title: 'Fundamentos/Avisos/Message',
  component: Message,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Confirmá tu turno' },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

/** What a link of a mail opens: nothing happens until the visitor says so. */
export const Question: Story = {
  args: {
    children: (
      <Facts
        items={[
          { term: 'Muestra', value: 'La línea que corta la esquina' },
          { term: 'Día', value: 'jueves 19 de noviembre de 2026' },
          { term: 'Hora', value: '15:00 - 15:45' },
        ]}
      />
    ),
    actions: (
      <>
        <Button>Confirmar turno</Button>
        <Button variant="tertiary">No puedo ir</Button>
      </>
    ),
  },
}

/** It worked. */
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Turno confirmado',
    children: <Text>Te mandamos un mail con los datos y un archivo para tu calendario.</Text>,
    actions: <Button href="#inicio">Ir al inicio</Button>,
  },
}

/** It did not work, and what to do now. */
export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'Este link ya no sirve',
    children: <Text>El turno se liberó porque pasó el tiempo para confirmarlo. Podés reservar otro.</Text>,
    actions: <Button href="#agenda">Ver la agenda</Button>,
  },
}
