import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './Prose.tsx'

const meta = {
  title: 'Fundamentos/Prose',
  component: Prose,
  args: {
    html: '<p>La muestra reúne veintidós obras junto con bocetos, <a href="#correspondencia">correspondencia</a> y los catálogos que ella misma diagramó. <i>Ritmo sobre eje</i>, <b>1953</b>.</p><h2>Visitas guiadas</h2><p>De lunes a viernes, con turno:</p><ul><li>Con Ana Dulitzky, a las 15:00</li><li>Con Celia Iraola, a las 17:00</li></ul><blockquote><p>El cuadro termina donde termina la idea.</p></blockquote>',
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

/** What the gallerist wrote in the editor, cleaned by the server. */
export const OfTheEditor: Story = {}
