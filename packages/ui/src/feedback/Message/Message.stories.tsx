import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Facts } from '../../layout/Facts/Facts.tsx'
import { Told } from '../../stories/Told.tsx'
import { Text } from '../../text/Text/Text.tsx'
import { Message } from './Message.tsx'

const meta = {
  title: 'Fundamentos/Avisos/Message',
  component: Message,
  parameters: { layout: 'fullscreen' },
  args: { title: <Told es="Confirmá tu turno" en="Confirm your booking" /> },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

/** What a link of a mail opens: nothing happens until the visitor says so. */
export const Question: Story = {
  args: {
    children: (
      <Facts
        items={[
          {
            term: 'Muestra',
            value: <Told es="La línea que corta la esquina" en="The Line that Cuts the Corner" />,
          },
          { term: 'Día', value: 'jueves 19 de noviembre de 2026' },
          { term: 'Hora', value: '15:00 - 15:45' },
        ]}
      />
    ),
    actions: (
      <>
        <Button>
          <Told es="Confirmar turno" en="Confirm booking" />
        </Button>
        <Button variant="tertiary">
          <Told es="No puedo ir" en="I cannot come" />
        </Button>
      </>
    ),
  },
}

/** Once its button was pressed it says another thing: the focus goes to the title, which is read out. */
export const Answered: Story = {
  render: () => <Confirming />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

function Confirming() {
  const [isConfirmed, setConfirmed] = useState(false)
  return isConfirmed ? (
    <Message tone="success" title={<Told es="Turno confirmado" en="Booking confirmed" />} />
  ) : (
    <Message
      title={<Told es="Confirmá tu turno" en="Confirm your booking" />}
      actions={
        <Button onClick={() => setConfirmed(true)}>
          <Told es="Confirmar turno" en="Confirm booking" />
        </Button>
      }
    />
  )
}

/** It worked. */
export const Success: Story = {
  args: {
    tone: 'success',
    title: <Told es="Turno confirmado" en="Booking confirmed" />,
    children: (
      <Text>
        <Told
          es="Te mandamos un mail con los datos y un archivo para tu calendario."
          en="We sent you a mail with the details and a file for your calendar."
        />
      </Text>
    ),
    actions: (
      <Button href="#inicio">
        <Told es="Ir al inicio" en="Go to the home page" />
      </Button>
    ),
  },
}

/** It did not work, and what to do now. */
export const Failure: Story = {
  args: {
    tone: 'error',
    title: <Told es="Este link ya no sirve" en="This link no longer works" />,
    children: (
      <Text>
        <Told
          es="El turno se liberó porque pasó el tiempo para confirmarlo. Podés reservar otro."
          en="The booking was given free because the time to confirm it passed. You can book another."
        />
      </Text>
    ),
    actions: (
      <Button href="#agenda">
        <Told es="Ver la agenda" en="See the agenda" />
      </Button>
    ),
  },
}
