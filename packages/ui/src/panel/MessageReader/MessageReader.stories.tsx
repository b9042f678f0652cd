import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.tsx'
import { RowTitle } from '../../panel-lists/DataTable/RowTitle.tsx'
import { MessageReader } from './MessageReader.tsx'

const meta = {
  title: 'Panel/Marco/MessageReader',
  component: MessageReader,
  args: {
    subject: 'Consulta por una obra',
    name: 'Martina Sosa',
    email: 'martina.sosa@correo.example',
    when: 'Martes 17 de noviembre, 15:12',
    note: 'desde Contacto, en español',
    text: 'Hola, quisiera saber si Ritmo sobre eje nº 35 se puede ver fuera de la muestra.\n\nGracias,\nMartina',
    textLanguage: 'es',
    findings: [
      {
        id: 'work',
        content: <RowTitle title="Ritmo sobre eje nº 35" weight="regular" note="Elsa Brandariz, BR-53-005" />,
        href: '#work',
        action: 'Abrir',
      },
    ],
    actions: (
      <>
        <Button size="s">Responder por mail</Button>
        <Button variant="tertiary" size="s">
          Borrar
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof MessageReader>

export default meta
type Story = StoryObj<typeof meta>

/** A message with a work that it names. */
export const Named: Story = {}

/** Nothing of the gallery is in it. */
export const Plain: Story = { args: { findings: [] } }
